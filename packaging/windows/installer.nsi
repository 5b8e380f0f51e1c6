; The installer: for one user, without an administrator's rights.
; installer.py gives VERSION, BUNDLE (a folder), ICON, OUTPUT, SIZE_KB, LISTS (a folder with the list of what to take
; away again: delete.nsh). So that the uninstaller can be signed, it is taken out to TAKE_OUT, of an installer
; without the program, and then put in from PUT_IN.
Target amd64-unicode
ManifestDPIAware true
RequestExecutionLevel user
SetCompressor /SOLID lzma
!include MUI2.nsh
!include Sections.nsh
!include x64.nsh
!include WinVer.nsh

!ifdef TAKE_OUT
  !uninstfinalize 'cp "%1" "${TAKE_OUT}"'
!endif
!ifdef PUT_IN
  !uninstfinalize 'cp "${PUT_IN}" "%1"'
!endif

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Harzdame"
!define CLASSES "Software\Classes"
!define PROGID "Harzdame.pdn"

Name "Harzdame"
OutFile "${OUTPUT}"
InstallDir "$LOCALAPPDATA\Programs\Harzdame"
InstallDirRegKey HKCU "${UNINSTALL}" "InstallLocation"
BrandingText "Harzdame ${VERSION}"
VIProductVersion "${VERSION}.0"
VIAddVersionKey /LANG=0 "ProductName" "Harzdame"
VIAddVersionKey /LANG=0 "FileDescription" "Harzdame Setup"
VIAddVersionKey /LANG=0 "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "ProductVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "LegalCopyright" "The Harzdame authors, MIT License"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_COMPONENTSPAGE_SMALLDESC
!define MUI_FINISHPAGE_RUN "$INSTDIR\harzdame.exe"
!define MUI_FINISHPAGE_NOAUTOCLOSE
!insertmacro MUI_PAGE_COMPONENTS
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"

LangString OLD_WINDOWS ${LANG_ENGLISH} "Harzdame needs a 64-bit Windows 10 (version 1809) or newer."
LangString OLD_WINDOWS ${LANG_GERMAN} "Harzdame braucht ein 64-Bit-Windows 10 (Version 1809) oder neuer."
LangString RUNNING ${LANG_ENGLISH} "Harzdame is running. Close it, then go on."
LangString RUNNING ${LANG_GERMAN} "Harzdame läuft gerade. Schließen Sie es und machen Sie dann weiter."
LangString FOREIGN ${LANG_ENGLISH} "There are other files in this folder. Choose an empty one, so that nothing of yours is mixed up with the program."
LangString FOREIGN ${LANG_GERMAN} "In diesem Ordner liegen andere Dateien. Wählen Sie einen leeren, damit nichts von Ihnen zwischen das Programm gerät."
LangString PROGRAM ${LANG_ENGLISH} "Harzdame"
LangString PROGRAM ${LANG_GERMAN} "Harzdame"
LangString MENU ${LANG_ENGLISH} "In the start menu"
LangString MENU ${LANG_GERMAN} "Im Startmenü"
LangString DESKTOP ${LANG_ENGLISH} "On the desktop"
LangString DESKTOP ${LANG_GERMAN} "Auf dem Desktop"
LangString OFFER ${LANG_ENGLISH} "Offer for PDN files (“Open with”)"
LangString OFFER ${LANG_GERMAN} "Für PDN-Dateien anbieten („Öffnen mit“)"
LangString FILES ${LANG_ENGLISH} "Draughts games (PDN)"
LangString FILES ${LANG_GERMAN} "Damepartien (PDN)"

; A program that runs cannot be replaced: it cannot be opened for writing.
!macro WAIT_UNTIL_CLOSED
  ${Do}
    IfFileExists "$INSTDIR\harzdame.exe" 0 closed
    ClearErrors
    FileOpen $0 "$INSTDIR\harzdame.exe" a
    IfErrors 0 writable
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDCANCEL IDRETRY again
    SetErrorLevel 2
    Abort
    again:
  ${Loop}
  writable:
  FileClose $0
  closed:
!macroend

Section "$(PROGRAM)"
  SectionIn RO
  SetShellVarContext current
  !insertmacro WAIT_UNTIL_CLOSED
  ; an earlier version goes first, with its own list; a folder with anything else in it is left alone
  ${If} ${FileExists} "$INSTDIR\uninstall.exe"
    ExecWait '"$INSTDIR\uninstall.exe" /S _?=$INSTDIR'
    Delete "$INSTDIR\uninstall.exe"
  ${Else}
    FindFirst $0 $1 "$INSTDIR\*"
    ${DoWhile} $1 != ""
      ${If} $1 != "."
      ${AndIf} $1 != ".."
        FindClose $0
        MessageBox MB_OK|MB_ICONSTOP "$(FOREIGN)" /SD IDOK
        SetErrorLevel 2
        Abort
      ${EndIf}
      FindNext $0 $1
    ${Loop}
    FindClose $0
  ${EndIf}
  SetOutPath "$INSTDIR"
!ifndef TAKE_OUT
  File /r "${BUNDLE}/*"
!endif
  WriteUninstaller "$INSTDIR\uninstall.exe"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Harzdame"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\harzdame.exe"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The Harzdame authors"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" ${SIZE_KB}
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
SectionEnd

Section "$(MENU)" menu
  CreateShortcut "$SMPROGRAMS\Harzdame.lnk" "$INSTDIR\harzdame.exe"
SectionEnd

Section /o "$(DESKTOP)" desktop
  CreateShortcut "$DESKTOP\Harzdame.lnk" "$INSTDIR\harzdame.exe"
SectionEnd

; Offered beside whatever opens such files today, which stays.
Section "$(OFFER)" offer
  WriteRegStr HKCU "${CLASSES}\${PROGID}" "" "$(FILES)"
  WriteRegStr HKCU "${CLASSES}\${PROGID}\DefaultIcon" "" "$INSTDIR\harzdame.exe,0"
  WriteRegStr HKCU "${CLASSES}\${PROGID}\shell\open\command" "" '"$INSTDIR\harzdame.exe" "%1"'
  WriteRegStr HKCU "${CLASSES}\.pdn\OpenWithProgids" "${PROGID}" ""
  WriteRegStr HKCU "${CLASSES}\Applications\harzdame.exe" "FriendlyAppName" "Harzdame"
  WriteRegStr HKCU "${CLASSES}\Applications\harzdame.exe\shell\open\command" "" '"$INSTDIR\harzdame.exe" "%1"'
  WriteRegStr HKCU "${CLASSES}\Applications\harzdame.exe\SupportedTypes" ".pdn" ""
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'  ; SHCNE_ASSOCCHANGED
SectionEnd

!macro TICK_IF SECTION CONDITION
  ${If} ${CONDITION}
    !insertmacro SelectSection ${SECTION}
  ${Else}
    !insertmacro UnselectSection ${SECTION}
  ${EndIf}
!macroend

Function .onInit
  ${IfNot} ${RunningX64}
  ${OrIfNot} ${AtLeastWin10}
    MessageBox MB_OK|MB_ICONSTOP "$(OLD_WINDOWS)" /SD IDOK
    SetErrorLevel 2
    Abort
  ${EndIf}
  ; Over an earlier version, what that has is ticked: a link that was taken away does not come back.
  ${If} ${FileExists} "$INSTDIR\uninstall.exe"
    SetShellVarContext current
    ReadRegStr $0 HKCU "${CLASSES}\${PROGID}\shell\open\command" ""
    !insertmacro TICK_IF ${menu} `${FileExists} "$SMPROGRAMS\Harzdame.lnk"`
    !insertmacro TICK_IF ${desktop} `${FileExists} "$DESKTOP\Harzdame.lnk"`
    !insertmacro TICK_IF ${offer} `$0 != ""`
  ${EndIf}
FunctionEnd

; Games, settings and libraries lie elsewhere, in the profile, and stay; so does any file that was not installed.
Section "Uninstall"
  SetShellVarContext current
  !insertmacro WAIT_UNTIL_CLOSED
  !include "${LISTS}/delete.nsh"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Harzdame.lnk"
  Delete "$DESKTOP\Harzdame.lnk"
  DeleteRegValue HKCU "${CLASSES}\.pdn\OpenWithProgids" "${PROGID}"
  DeleteRegKey /ifempty HKCU "${CLASSES}\.pdn\OpenWithProgids"
  DeleteRegKey /ifempty HKCU "${CLASSES}\.pdn"
  DeleteRegKey HKCU "${CLASSES}\${PROGID}"
  DeleteRegKey HKCU "${CLASSES}\Applications\harzdame.exe"
  DeleteRegKey HKCU "${UNINSTALL}"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd
