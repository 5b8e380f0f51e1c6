<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="tr">
<context>
    <name></name>
    <message>
        <source>Go over the board by keys</source>
        <translation>Tahtada tuşlarla gez</translation>
    </message>
    <message>
        <source>Arrow keys go from square to square, Return picks up and sets down</source>
        <translation>Ok tuşları kareden kareye gider, Enter taşı kaldırır ve bırakır</translation>
    </message>
    <message>
        <source>Say your pieces</source>
        <translation>Taşlarımı söyle</translation>
    </message>
    <message>
        <source>The squares of the side to move</source>
        <translation>Hamle sırası olan tarafın kareleri</translation>
    </message>
    <message>
        <source>Say the other pieces</source>
        <translation>Öteki taşları söyle</translation>
    </message>
    <message>
        <source>The squares of the side that has moved</source>
        <translation>Son hamleyi yapan tarafın kareleri</translation>
    </message>
    <message>
        <source>Say the last move</source>
        <translation>Son hamleyi söyle</translation>
    </message>
    <message>
        <source>The move that led to this position</source>
        <translation>Bu konuma getiren hamle</translation>
    </message>
    <message>
        <source>Say who stands better</source>
        <translation>Kimin üstün olduğunu söyle</translation>
    </message>
    <message>
        <source>What the analysis has found, if it is on</source>
        <translation>Açıksa, analizin bulduğu sonuç</translation>
    </message>
    <message>
        <source>Say the clocks</source>
        <translation>Saatleri söyle</translation>
    </message>
    <message>
        <source>The time that each side has left</source>
        <translation>Her tarafın kalan süresi</translation>
    </message>
    <message>
        <source>Say the row</source>
        <translation>Yatay sırayı söyle</translation>
    </message>
    <message>
        <source>All pieces in the row of the square that the keys have gone to</source>
        <translation>Tuşlarla gelinen karenin yatay sırasındaki bütün taşlar</translation>
    </message>
    <message>
        <source>Best move</source>
        <translation>En iyi hamle</translation>
    </message>
    <message>
        <source>Show the best move as an arrow</source>
        <translation>En iyi hamleyi okla göster</translation>
    </message>
    <message>
        <source>Threat</source>
        <translation>Tehdit</translation>
    </message>
    <message>
        <source>Show what the other side would play if you passed, as a dashed arrow</source>
        <translation>Pas geçseydiniz öteki tarafın ne oynayacağını kesikli okla göster</translation>
    </message>
    <message>
        <source>Walk through the lines</source>
        <translation>Devam yollarında gezin</translation>
    </message>
    <message>
        <source>Arrow keys go from move to move, Enter shows one on the board, Escape leaves the lines</source>
        <translation>Ok tuşları hamleden hamleye gider, Enter hamleyi tahtada gösterir, Esc devam yollarından çıkar</translation>
    </message>
    <message>
        <source>One line more</source>
        <translation>Bir devam yolu daha</translation>
    </message>
    <message>
        <source>One line fewer</source>
        <translation>Bir devam yolu daha az</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Geri al</translation>
    </message>
    <message>
        <source>Take your move back</source>
        <translation>Hamlenizi geri alın</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Devam et</translation>
    </message>
    <message>
        <source>Let the computer answer</source>
        <translation>Bilgisayar yanıt versin</translation>
    </message>
    <message>
        <source>Show again</source>
        <translation>Yeniden göster</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Yeni oyun</translation>
    </message>
    <message>
        <source>Begin a new game</source>
        <translation>Yeni bir oyuna başla</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Oyna</translation>
    </message>
    <message>
        <source>Choose a game…</source>
        <translation>Oyun türü seç…</translation>
    </message>
    <message>
        <source>Play another of the games</source>
        <translation>Başka bir oyun türü oyna</translation>
    </message>
    <message>
        <source>Play from here…</source>
        <translation>Buradan oyna…</translation>
    </message>
    <message>
        <source>Begin a game in the position on the board</source>
        <translation>Tahtadaki konumdan oyuna başla</translation>
    </message>
    <message>
        <source>Play with a friend…</source>
        <translation>Bir arkadaşla oyna…</translation>
    </message>
    <message>
        <source>Over the network: in this house, or by an invitation</source>
        <translation>Ağ üzerinden: aynı evde veya davetle</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Rövanş</translation>
    </message>
    <message>
        <source>The same game again</source>
        <translation>Aynı oyun, bir kez daha</translation>
    </message>
    <message>
        <source>Other colours</source>
        <translation>Ters renklerle</translation>
    </message>
    <message>
        <source>The same game with the colours exchanged</source>
        <translation>Aynı oyun, renkler değiştirilerek</translation>
    </message>
    <message>
        <source>Play the next opponent</source>
        <translation>Sıradaki rakiple oyna</translation>
    </message>
    <message>
        <source>Who comes after the strongest you have beaten</source>
        <translation>Yendiğiniz en güçlüden sonra gelen</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Geri dön</translation>
    </message>
    <message>
        <source>Put the last game on the board again</source>
        <translation>Son oyunu yeniden tahtaya koy</translation>
    </message>
    <message>
        <source>Take a move back</source>
        <translation>Hamleyi geri al</translation>
    </message>
    <message>
        <source>Take your last move back</source>
        <translation>Son hamlenizi geri alın</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Geri al</translation>
    </message>
    <message>
        <source>Play the moves taken back again</source>
        <translation>Geri alınan hamleleri yeniden oyna</translation>
    </message>
    <message>
        <source>Undo the takeback</source>
        <translation>Geri almayı iptal et</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>İpucu</translation>
    </message>
    <message>
        <source>Show a good move</source>
        <translation>İyi bir hamle göster</translation>
    </message>
    <message>
        <source>Computer moves</source>
        <translation>Bilgisayar oynasın</translation>
    </message>
    <message>
        <source>Let the computer move; while it thinks: move at once</source>
        <translation>Hamleyi bilgisayar yapsın; düşünüyorsa hemen oynasın</translation>
    </message>
    <message>
        <source>Type a move</source>
        <translation>Hamle yaz</translation>
    </message>
    <message>
        <source>What must I capture?</source>
        <translation>Neyi almak zorundayım?</translation>
    </message>
    <message>
        <source>See the pieces that must capture, and how many</source>
        <translation>Hangi taşların kaç taş alması gerektiğini görün</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Göster</translation>
    </message>
    <message>
        <source>See the longest capture on the board</source>
        <translation>En uzun taş almayı tahtada görün</translation>
    </message>
    <message>
        <source>Pause the clock</source>
        <translation>Saati durdur</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Devam et</translation>
    </message>
    <message>
        <source>Let the clock run</source>
        <translation>Saat işlesin</translation>
    </message>
    <message>
        <source>Offer a draw</source>
        <translation>Beraberlik teklif et</translation>
    </message>
    <message>
        <source>Yes, offer a draw</source>
        <translation>Evet, beraberlik teklif et</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Terk et</translation>
    </message>
    <message>
        <source>Yes, resign</source>
        <translation>Evet, terk et</translation>
    </message>
    <message>
        <source>Accept the draw</source>
        <translation>Beraberliği kabul et</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Duraklat</translation>
    </message>
    <message>
        <source>Let the computers wait</source>
        <translation>Bilgisayarları beklet</translation>
    </message>
    <message>
        <source>Let me take over here</source>
        <translation>Buradan ben oynayayım</translation>
    </message>
    <message>
        <source>Play on for the side to move</source>
        <translation>Hamle sırası olan taraf için oynamayı sürdürün</translation>
    </message>
    <message>
        <source>Add the game to the library</source>
        <translation>Oyunu kitaplığa ekle</translation>
    </message>
    <message>
        <source>All right</source>
        <translation>Tamam</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Aç</translation>
    </message>
    <message>
        <source>Open games from a file</source>
        <translation>Dosyadan oyun aç</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Kaydet</translation>
    </message>
    <message>
        <source>Save the game to a file</source>
        <translation>Oyunu dosyaya kaydet</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Farklı kaydet…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Dışa aktar…</translation>
    </message>
    <message>
        <source>Pictures, pages and texts of the game</source>
        <translation>Oyunun resimleri, sayfaları ve metinleri</translation>
    </message>
    <message>
        <source>Stop exporting</source>
        <translation>Dışa aktarmayı durdur</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Durdur</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Yazdır…</translation>
    </message>
    <message>
        <source>List of games</source>
        <translation>Oyun listesi</translation>
    </message>
    <message>
        <source>The games of the open files</source>
        <translation>Açık dosyalardaki oyunlar</translation>
    </message>
    <message>
        <source>Previous game of the file</source>
        <translation>Dosyadaki önceki oyun</translation>
    </message>
    <message>
        <source>Next game of the file</source>
        <translation>Dosyadaki sonraki oyun</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Göster</translation>
    </message>
    <message>
        <source>See the text of the game and all its problems</source>
        <translation>Oyunun metnini ve bütün sorunlarını görün</translation>
    </message>
    <message>
        <source>Other letters…</source>
        <translation>Başka kodlama…</translation>
    </message>
    <message>
        <source>My games…</source>
        <translation>Oyunlarım…</translation>
    </message>
    <message>
        <source>Every game that was played here</source>
        <translation>Burada oynanmış bütün oyunlar</translation>
    </message>
    <message>
        <source>Stop looking through your games</source>
        <translation>Oyunlarımı taramayı durdur</translation>
    </message>
    <message>
        <source>Go on with another unfinished game</source>
        <translation>Başka bir yarım oyunu sürdür</translation>
    </message>
    <message>
        <source>Library…</source>
        <translation>Kitaplık…</translation>
    </message>
    <message>
        <source>Search, sort and mark the games of many files</source>
        <translation>Birçok dosyadaki oyunları ara, sırala ve işaretle</translation>
    </message>
    <message>
        <source>Tournaments…</source>
        <translation>Turnuvalar…</translation>
    </message>
    <message>
        <source>Let levels and programs play each other</source>
        <translation>Düzeyler ve programlar birbiriyle oynasın</translation>
    </message>
    <message>
        <source>Your strength…</source>
        <translation>Gücünüz…</translation>
    </message>
    <message>
        <source>See how your games against the computer went</source>
        <translation>Bilgisayara karşı oyunlarınızın nasıl gittiğini görün</translation>
    </message>
    <message>
        <source>Copy the position (FEN)</source>
        <translation>Konumu kopyala (FEN)</translation>
    </message>
    <message>
        <source>Copy the position as a picture</source>
        <translation>Konumu resim olarak kopyala</translation>
    </message>
    <message>
        <source>Copy the game (PDN)</source>
        <translation>Oyunu kopyala (PDN)</translation>
    </message>
    <message>
        <source>Paste a position or a game</source>
        <translation>Konum veya oyun yapıştır</translation>
    </message>
    <message>
        <source>Explorer</source>
        <translation>Kâşif</translation>
    </message>
    <message>
        <source>See what was played in this position</source>
        <translation>Bu konumda neler oynandığını görün</translation>
    </message>
    <message>
        <source>Set up a position…</source>
        <translation>Konum kur…</translation>
    </message>
    <message>
        <source>Studies…</source>
        <translation>Çalışmalar…</translation>
    </message>
    <message>
        <source>Courses to read and to answer on the board</source>
        <translation>Okunacak ve tahtada yanıtlanacak dersler</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Öğren</translation>
    </message>
    <message>
        <source>Puzzles…</source>
        <translation>Bulmacalar…</translation>
    </message>
    <message>
        <source>Shots and endings to solve</source>
        <translation>Çözülecek açmazlar ve oyun sonları</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Bulmacalar</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analiz</translation>
    </message>
    <message>
        <source>See how the position stands and the best lines</source>
        <translation>Konumun durumunu ve en iyi devam yollarını görün</translation>
    </message>
    <message>
        <source>Other engines…</source>
        <translation>Başka motorlar…</translation>
    </message>
    <message>
        <source>Tables of this game…</source>
        <translation>Bu oyunun tabloları…</translation>
    </message>
    <message>
        <source>Build the tables for this position…</source>
        <translation>Bu konumun tablolarını oluştur…</translation>
    </message>
    <message>
        <source>Find out who wins, and how</source>
        <translation>Kimin, nasıl kazandığını bul</translation>
    </message>
    <message>
        <source>Stop building</source>
        <translation>Oluşturmayı durdur</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Başa</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Bir hamle geri</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Bir hamle ileri</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Sona</translation>
    </message>
    <message>
        <source>Previous variation</source>
        <translation>Önceki varyant</translation>
    </message>
    <message>
        <source>Next variation</source>
        <translation>Sonraki varyant</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Oyuna dön</translation>
    </message>
    <message>
        <source>Show where the game has come to</source>
        <translation>Oyunun geldiği yeri göster</translation>
    </message>
    <message>
        <source>Choose a variation</source>
        <translation>Varyant seç</translation>
    </message>
    <message>
        <source>The moves that were played here</source>
        <translation>Burada oynanmış hamleler</translation>
    </message>
    <message>
        <source>Keep (Enter)</source>
        <translation>Oyuna ekle (Enter)</translation>
    </message>
    <message>
        <source>Take the line into the game as a variation</source>
        <translation>Devam yolunu oyuna varyant olarak ekle</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Geri (Esc)</translation>
    </message>
    <message>
        <source>Return to the game</source>
        <translation>Oyuna dön</translation>
    </message>
    <message>
        <source>Flip the board</source>
        <translation>Tahtayı çevir</translation>
    </message>
    <message>
        <source>See the board from the other side</source>
        <translation>Tahtayı karşı taraftan görün</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>Çevir</translation>
    </message>
    <message>
        <source>Board on its corner</source>
        <translation>Köşesi üstünde tahta</translation>
    </message>
    <message>
        <source>Stand the board on its corner</source>
        <translation>Tahtayı köşesi üstüne çevir</translation>
    </message>
    <message>
        <source>On its corner</source>
        <translation>Köşesi üstünde</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Tam ekran</translation>
    </message>
    <message>
        <source>Remove arrows and marks</source>
        <translation>Okları ve işaretleri kaldır</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>Bu oyunun kuralları</translation>
    </message>
    <message>
        <source>Compare games…</source>
        <translation>Oyun türlerini karşılaştır…</translation>
    </message>
    <message>
        <source>See in what the rules of two games differ</source>
        <translation>İki oyunun kurallarındaki farkları görün</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Klavye kısayolları</translation>
    </message>
    <message>
        <source>About Harzdame</source>
        <translation>Harzdame hakkında</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Ayarlar…</translation>
    </message>
    <message>
        <source>What is seen, how fast, and in which language</source>
        <translation>Nelerin, ne hızda ve hangi dilde görüneceği</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Çık</translation>
    </message>
    <message>
        <source>Exchange the games</source>
        <translation>Oyunların yerini değiştir</translation>
    </message>
    <message>
        <source>Have the second game first</source>
        <translation>İkinci oyunu başa al</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Geri al</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Yinele</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Yorum</translation>
    </message>
    <message>
        <source>Make main line</source>
        <translation>Ana devam yolu yap</translation>
    </message>
    <message>
        <source>Make the line to this move the main line</source>
        <translation>Bu hamleye kadarki yolu ana devam yolu yap</translation>
    </message>
    <message>
        <source>Promote variation</source>
        <translation>Varyantı yükselt</translation>
    </message>
    <message>
        <source>Let this variation take the place of the line that it branches off from</source>
        <translation>Bu varyantı, ayrıldığı yolun yerine geçir</translation>
    </message>
    <message>
        <source>Demote</source>
        <translation>Düşür</translation>
    </message>
    <message>
        <source>Let the next variation take the place of this line</source>
        <translation>Sonraki varyantı bu yolun yerine geçir</translation>
    </message>
    <message>
        <source>Variation one up</source>
        <translation>Varyantı yukarı al</translation>
    </message>
    <message>
        <source>Put this variation before the one above it</source>
        <translation>Bu varyantı üstündekinin önüne al</translation>
    </message>
    <message>
        <source>Delete from here</source>
        <translation>Buradan itibaren sil</translation>
    </message>
    <message>
        <source>Delete this move and all that follows it</source>
        <translation>Bu hamleyi ve sonrasını sil</translation>
    </message>
    <message>
        <source>Delete what follows</source>
        <translation>Sonrasını sil</translation>
    </message>
    <message>
        <source>Let the line end with this move</source>
        <translation>Yol bu hamleyle bitsin</translation>
    </message>
    <message>
        <source>Begin the game here</source>
        <translation>Oyun burada başlasın</translation>
    </message>
    <message>
        <source>Delete everything before this position</source>
        <translation>Bu konumdan önceki her şeyi sil</translation>
    </message>
    <message>
        <source>Replace this move…</source>
        <translation>Bu hamleyi değiştir…</translation>
    </message>
    <message>
        <source>Correct this move, and keep all that follows as far as it fits</source>
        <translation>Bu hamleyi düzelt, sonrasını uyduğu ölçüde koru</translation>
    </message>
    <message>
        <source>Insert moves behind it…</source>
        <translation>Arkasına hamle ekle…</translation>
    </message>
    <message>
        <source>Add moves that are missing, and keep all that follows as far as it fits</source>
        <translation>Eksik hamleleri ekle, sonrasını uyduğu ölçüde koru</translation>
    </message>
    <message>
        <source>Correct the start…</source>
        <translation>Başlangıcı düzelt…</translation>
    </message>
    <message>
        <source>Set up the position that the game begins with, and keep its moves as far as they fit</source>
        <translation>Oyunun başlangıç konumunu kur, hamleleri uydukları ölçüde koru</translation>
    </message>
    <message>
        <source>Details of the game…</source>
        <translation>Oyun bilgileri…</translation>
    </message>
    <message>
        <source>Players, event, date, result and the like</source>
        <translation>Oyuncular, etkinlik, tarih, sonuç ve benzeri</translation>
    </message>
    <message>
        <source>Deleted in this game…</source>
        <translation>Bu oyunda silinenler…</translation>
    </message>
    <message>
        <source>See what was deleted, and put it back</source>
        <translation>Silinenleri görün ve geri getirin</translation>
    </message>
    <message>
        <source>Menu of this move</source>
        <translation>Bu hamlenin menüsü</translation>
    </message>
    <message>
        <source>More signs</source>
        <translation>Başka işaretler</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Önce</translation>
    </message>
    <message>
        <source>Comment before the variation</source>
        <translation>Varyanttan önceki yorum</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Hamle</translation>
    </message>
    <message>
        <source>Comment behind the move</source>
        <translation>Hamlenin arkasındaki yorum</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Sonra</translation>
    </message>
    <message>
        <source>Comment after the variation</source>
        <translation>Varyanttan sonraki yorum</translation>
    </message>
    <message>
        <source>Put on the board</source>
        <translation>Tahtaya koy</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Kes</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopyala</translation>
    </message>
    <message>
        <source>Paste behind this game</source>
        <translation>Bu oyunun arkasına yapıştır</translation>
    </message>
    <message>
        <source>Delete from the file</source>
        <translation>Dosyadan sil</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Yukarı taşı</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Aşağı taşı</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Tümünü seç</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Ara</translation>
    </message>
    <message>
        <source>Add to a study…</source>
        <translation>Çalışmaya ekle…</translation>
    </message>
    <message>
        <source>Review all games…</source>
        <translation>Bütün oyunları incele…</translation>
    </message>
    <message>
        <source>Read the file again</source>
        <translation>Dosyayı yeniden oku</translation>
    </message>
    <message>
        <source>Close the file</source>
        <translation>Dosyayı kapat</translation>
    </message>
    <message>
        <source>Find anything…</source>
        <translation>Her şeyde ara…</translation>
    </message>
    <message>
        <source>Commands, games, settings, courses and files by their names</source>
        <translation>Komutları, oyunları, ayarları, dersleri ve dosyaları adlarıyla bulun</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Ana sayfa</translation>
    </message>
    <message>
        <source>What you can go on with, today’s puzzle, your next opponent</source>
        <translation>Sürdürebilecekleriniz, günün bulmacası, sıradaki rakibiniz</translation>
    </message>
    <message>
        <source>Edit details…</source>
        <translation>Bilgileri düzenle…</translation>
    </message>
    <message>
        <source>Remove from the library</source>
        <translation>Kitaplıktan kaldır</translation>
    </message>
    <message>
        <source>Games with this position</source>
        <translation>Bu konumun olduğu oyunlar</translation>
    </message>
    <message>
        <source>List the games of the library that have it, below the explorer</source>
        <translation>Kitaplıkta bu konumun olduğu oyunları kâşifin altında listele</translation>
    </message>
    <message>
        <source>Next game found</source>
        <translation>Bulunan sonraki oyun</translation>
    </message>
    <message>
        <source>The next of the games that were found in the library</source>
        <translation>Kitaplıkta bulunan oyunlardan sonraki</translation>
    </message>
    <message>
        <source>Previous game found</source>
        <translation>Bulunan önceki oyun</translation>
    </message>
    <message>
        <source>The one before among the games that were found in the library</source>
        <translation>Kitaplıkta bulunan oyunlardan önceki</translation>
    </message>
    <message>
        <source>Boards of other windows</source>
        <translation>Başka pencerelerin tahtaları</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Sil</translation>
    </message>
    <message>
        <source>What the red edge is</source>
        <translation>Kırmızı kenar nedir</translation>
    </message>
    <message>
        <source>See where men become kings</source>
        <translation>Taşların nerede dama olduğunu görün</translation>
    </message>
    <message>
        <source>Openings…</source>
        <translation>Açılışlar…</translation>
    </message>
    <message>
        <source>Your repertoire: look at it, add to it, practise it</source>
        <translation>Repertuvarınız: bakın, ekleyin, çalışın</translation>
    </message>
    <message>
        <source>Add the line to my repertoire</source>
        <translation>Yolu repertuvarıma ekle</translation>
    </message>
    <message>
        <source>For the side at the bottom of the board</source>
        <translation>Tahtanın altındaki taraf için</translation>
    </message>
    <message>
        <source>Where did I leave my repertoire?</source>
        <translation>Repertuvarımdan nerede çıktım?</translation>
    </message>
    <message>
        <source>The first move of the game that is not in it</source>
        <translation>Oyunun repertuvarda olmayan ilk hamlesi</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Çalış</translation>
    </message>
    <message>
        <source>Answer what is due</source>
        <translation>Sırası gelenleri yanıtla</translation>
    </message>
    <message>
        <source>Practise everything</source>
        <translation>Hepsini çalış</translation>
    </message>
    <message>
        <source>Answer all, whether it is due or not</source>
        <translation>Sırası gelsin gelmesin hepsini yanıtla</translation>
    </message>
    <message>
        <source>Back to the moves</source>
        <translation>Hamlelere dön</translation>
    </message>
    <message>
        <source>Show the move</source>
        <translation>Hamleyi göster</translation>
    </message>
    <message>
        <source>Delete the move</source>
        <translation>Hamleyi sil</translation>
    </message>
    <message>
        <source>Delete this move and all behind it</source>
        <translation>Bu hamleyi ve arkasındakileri sil</translation>
    </message>
    <message>
        <source>The position or the line becomes a chapter of a study</source>
        <translation>Konum veya yol, bir çalışmanın bölümü olur</translation>
    </message>
    <message>
        <source>Keep it in another file…</source>
        <translation>Başka dosyada sakla…</translation>
    </message>
    <message>
        <source>A plain PDN file, wherever you like</source>
        <translation>İstediğiniz yerde sıradan bir PDN dosyası</translation>
    </message>
    <message>
        <source>Next without an answer</source>
        <translation>Sonraki yanıtsız konum</translation>
    </message>
    <message>
        <source>Go to a position that you have no answer to</source>
        <translation>Yanıtınız olmayan bir konuma git</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Sonraki bulmaca</translation>
    </message>
    <message>
        <source>Show the piece, then its move</source>
        <translation>Önce taşı, sonra hamlesini göster</translation>
    </message>
    <message>
        <source>Show solution</source>
        <translation>Çözümü göster</translation>
    </message>
    <message>
        <source>Analyse on the main board</source>
        <translation>Ana tahtada analiz et</translation>
    </message>
    <message>
        <source>Put the puzzle on the main board</source>
        <translation>Bulmacayı ana tahtaya koy</translation>
    </message>
    <message>
        <source>The puzzle becomes an exercise in a study of yours</source>
        <translation>Bulmaca, bir çalışmanızda alıştırma olur</translation>
    </message>
    <message>
        <source>Exercise sheet…</source>
        <translation>Alıştırma sayfası…</translation>
    </message>
    <message>
        <source>Puzzles as diagrams on paper, solutions behind</source>
        <translation>Kâğıtta diyagram olarak bulmacalar, çözümler arkada</translation>
    </message>
    <message>
        <source>See those you failed</source>
        <translation>Çözemediklerimi göster</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Oynat</translation>
    </message>
    <message>
        <source>Play the game through</source>
        <translation>Oyunu oynat</translation>
    </message>
    <message>
        <source>Let the moves follow one another</source>
        <translation>Hamleler birbirini izlesin</translation>
    </message>
    <message>
        <source>Next critical moment</source>
        <translation>Sonraki kritik an</translation>
    </message>
    <message>
        <source>On to where the game turns</source>
        <translation>Oyunun döndüğü sonraki yere git</translation>
    </message>
    <message>
        <source>Previous critical moment</source>
        <translation>Önceki kritik an</translation>
    </message>
    <message>
        <source>Back to where the game turns</source>
        <translation>Oyunun döndüğü önceki yere git</translation>
    </message>
    <message>
        <source>Guess the moves…</source>
        <translation>Hamleleri tahmin et…</translation>
    </message>
    <message>
        <source>Find the moves of this game yourself, for points</source>
        <translation>Bu oyunun hamlelerini puan için kendiniz bulun</translation>
    </message>
    <message>
        <source>Strip of boards</source>
        <translation>Tahta şeridi</translation>
    </message>
    <message>
        <source>See the game in small boards</source>
        <translation>Oyunu küçük tahtalarda görün</translation>
    </message>
    <message>
        <source>Presentation</source>
        <translation>Sunum</translation>
    </message>
    <message>
        <source>The board on the whole screen, with the comments</source>
        <translation>Bütün ekranda tahta ve yorumlar</translation>
    </message>
    <message>
        <source>Two games side by side…</source>
        <translation>İki oyun yan yana…</translation>
    </message>
    <message>
        <source>See this game beside another one</source>
        <translation>Bu oyunu başka bir oyunun yanında görün</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Daha hızlı</translation>
    </message>
    <message>
        <source>Less time for each move</source>
        <translation>Her hamleye daha az süre</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Daha yavaş</translation>
    </message>
    <message>
        <source>More time for each move</source>
        <translation>Her hamleye daha çok süre</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Birlikte</translation>
    </message>
    <message>
        <source>Both games step at once</source>
        <translation>İki oyun aynı anda ilerler</translation>
    </message>
    <message>
        <source>First difference</source>
        <translation>İlk fark</translation>
    </message>
    <message>
        <source>To where the games part</source>
        <translation>Oyunların ayrıldığı yere</translation>
    </message>
    <message>
        <source>Same position</source>
        <translation>Aynı konum</translation>
    </message>
    <message>
        <source>To where the same position comes up once more</source>
        <translation>Aynı konumun yeniden geldiği yere</translation>
    </message>
    <message>
        <source>Game at the left</source>
        <translation>Soldaki oyun</translation>
    </message>
    <message>
        <source>Game at the right</source>
        <translation>Sağdaki oyun</translation>
    </message>
    <message>
        <source>Other game…</source>
        <translation>Başka oyun…</translation>
    </message>
    <message>
        <source>Put another game at the right</source>
        <translation>Sağa başka bir oyun koy</translation>
    </message>
    <message>
        <source>Review the game…</source>
        <translation>Oyunu incele…</translation>
    </message>
    <message>
        <source>Find the mistakes, and what was better</source>
        <translation>Hataları ve daha iyisini bul</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>İncele</translation>
    </message>
    <message>
        <source>Learn from the mistakes…</source>
        <translation>Hatalardan öğren…</translation>
    </message>
    <message>
        <source>Find a better move wherever the review found one</source>
        <translation>İncelemenin daha iyisini bulduğu her yerde daha iyi bir hamle bulun</translation>
    </message>
    <message>
        <source>Learn from them</source>
        <translation>Onlardan öğren</translation>
    </message>
    <message>
        <source>Review all games of the file…</source>
        <translation>Dosyadaki bütün oyunları incele…</translation>
    </message>
    <message>
        <source>The games are reviewed while you do other things</source>
        <translation>Siz başka işler yaparken oyunlar incelenir</translation>
    </message>
    <message>
        <source>Stop the review</source>
        <translation>İncelemeyi durdur</translation>
    </message>
    <message>
        <source>What was found so far is kept</source>
        <translation>Şimdiye dek bulunanlar saklanır</translation>
    </message>
    <message>
        <source>Stop the review of the games</source>
        <translation>Oyunların incelenmesini durdur</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Dönüm noktaları</translation>
    </message>
    <message>
        <source>The moves that changed the game most, on small boards</source>
        <translation>Oyunu en çok değiştiren hamleler, küçük tahtalarda</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Geri</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>İleri</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Karşılaştır…</translation>
    </message>
    <message>
        <source>See in what another game differs from this one</source>
        <translation>Başka bir oyunun bundan farkını görün</translation>
    </message>
    <message>
        <source>Take the tour</source>
        <translation>Tanıtım turu</translation>
    </message>
    <message>
        <source>The game in five minutes, by moves that you make</source>
        <translation>Oyun, kendi hamlelerinizle beş dakikada</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Daha küçük yazı</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Daha büyük yazı</translation>
    </message>
    <message>
        <source>Usual size</source>
        <translation>Normal boyut</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Aynala</translation>
    </message>
    <message>
        <source>The mirror image, in which the game is the same</source>
        <translation>Oyunun aynı kaldığı ayna görüntüsü</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>Tarafları değiştir</translation>
    </message>
    <message>
        <source>The same game for the other side: other colours, board turned</source>
        <translation>Aynı oyun öteki taraf için: renkler değişir, tahta döner</translation>
    </message>
    <message>
        <source>Other side to move</source>
        <translation>Sırayı değiştir</translation>
    </message>
    <message>
        <source>Paste a position</source>
        <translation>Konum yapıştır</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sesler</translation>
    </message>
    <message>
        <source>Hear moves, captures and the end of a game</source>
        <translation>Hamleleri, taş almaları ve oyun sonunu duyun</translation>
    </message>
    <message>
        <source>Harzdame in an hour</source>
        <translation>Bir saatte Harzdame</translation>
    </message>
    <message>
        <source>The course for beginners, move by move</source>
        <translation>Yeni başlayanlar için hamle hamle ders</translation>
    </message>
    <message>
        <source>Take the tour of this game</source>
        <translation>Bu oyunun tanıtım turu</translation>
    </message>
    <message>
        <source>The game on the board in five minutes, by moves that you make</source>
        <translation>Tahtadaki oyun, kendi hamlelerinizle beş dakikada</translation>
    </message>
    <message>
        <source>The position or the game on the board becomes a chapter of a study</source>
        <translation>Tahtadaki konum veya oyun, bir çalışmanın bölümü olur</translation>
    </message>
    <message>
        <source>Analyse this position on the main board</source>
        <translation>Bu konumu ana tahtada analiz et</translation>
    </message>
    <message>
        <source>Print as a booklet…</source>
        <translation>Kitapçık olarak yazdır…</translation>
    </message>
    <message>
        <source>The questions as diagrams on paper, solutions behind</source>
        <translation>Kâğıtta diyagram olarak sorular, çözümler arkada</translation>
    </message>
    <message>
        <source>Export as a page for the browser…</source>
        <translation>Tarayıcı sayfası olarak dışa aktar…</translation>
    </message>
    <message>
        <source>Make a copy to edit…</source>
        <translation>Düzenlemek için kopyala…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Yeniden dene</translation>
    </message>
    <message>
        <source>Save under another name…</source>
        <translation>Başka adla kaydet…</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Bir adım geri</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Bir adım ileri</translation>
    </message>
    <message>
        <source>Edit the study</source>
        <translation>Çalışmayı düzenle</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Kaldır</translation>
    </message>
    <message>
        <source>Copy the rows</source>
        <translation>Satırları kopyala</translation>
    </message>
    <message>
        <source>Copy the whole table</source>
        <translation>Bütün tabloyu kopyala</translation>
    </message>
    <message>
        <source>As a spreadsheet takes it, with the titles of the columns</source>
        <translation>Hesap tablosu için, sütun başlıklarıyla</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Geri getir</translation>
    </message>
    <message>
        <source>Puts the tournament back that was removed last</source>
        <translation>Son kaldırılan turnuvayı geri getirir</translation>
    </message>
</context>
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Harzdame</source>
        <translation>Harzdame hakkında</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Sürüm {version}</translation>
    </message>
    <message>
        <source>Harzdame is draughts on all squares: men climb from one corner of the board to the other, step straight ahead and capture straight in every direction. The most that can be captured must be captured.</source>
        <translation>Harzdame bütün karelerde oynanan bir damadır: yoz taşlar tahtanın bir köşesinden karşı köşesine tırmanır, düz ileri gider ve her yöne düz olarak taş alır. Alınabilecek en çok sayıda taşı almak zorunludur.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation>MIT lisanslı özgür yazılım.</translation>
    </message>
    <message>
        <source>Open the data folder</source>
        <translation>Veri klasörünü aç</translation>
    </message>
    <message>
        <source>Copy the versions</source>
        <translation>Sürümleri kopyala</translation>
    </message>
    <message>
        <source>Licences…</source>
        <translation>Lisanslar…</translation>
    </message>
    <message>
        <source>Look for a newer version</source>
        <translation>Yeni sürüm var mı bak</translation>
    </message>
    <message>
        <source>Last crash…</source>
        <translation>Son çökme…</translation>
    </message>
    <message>
        <source>No program here opens folders. It is {path}.</source>
        <translation>Burada klasör açan bir program yok. Klasör: {path}.</translation>
    </message>
    <message>
        <source>The versions are on the clipboard, to be put into a mail or a forum.</source>
        <translation>Sürümler panoda; bir e-postaya veya foruma yapıştırılabilir.</translation>
    </message>
    <message>
        <source>The page of all versions is open in your browser. This one is {version}.</source>
        <translation>Bütün sürümlerin sayfası tarayıcınızda açıldı. Bu sürüm: {version}.</translation>
    </message>
    <message>
        <source>No browser was found here. The page is {page}.</source>
        <translation>Burada tarayıcı bulunamadı. Sayfa: {page}.</translation>
    </message>
</context>
<context>
    <name>AddToStudyDialog</name>
    <message>
        <source>Add to a study</source>
        <translation>Çalışmaya ekle</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Bölüm</translation>
    </message>
    <message>
        <source>Name of the chapter</source>
        <translation>Bölümün adı</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Çalışma</translation>
    </message>
    <message>
        <source>Name of the new study</source>
        <translation>Yeni çalışmanın adı</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ekle</translation>
    </message>
    <message>
        <source>A new study…</source>
        <translation>Yeni bir çalışma…</translation>
    </message>
</context>
<context>
    <name>AddressForm</name>
    <message>
        <source>Opponent</source>
        <translation>Rakip</translation>
    </message>
    <message>
        <source>Another one</source>
        <translation>Başka biri</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Unut</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Geri al</translation>
    </message>
    <message>
        <source>optional: keeps it as an opponent</source>
        <translation>isteğe bağlı: rakip olarak kaydeder</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Ad</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Bağlan</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Bekle</translation>
    </message>
    <message>
        <source>How to meet</source>
        <translation>Nasıl buluşulur</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Bilgisayar</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Bağlantı noktası</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Beyaz</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Siyah</translation>
    </message>
    <message>
        <source>Your side</source>
        <translation>Tarafınız</translation>
    </message>
    <message>
        <source> minutes a side</source>
        <translation> dakika/taraf</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Süre</translation>
    </message>
    <message>
        <source>Let other computers connect</source>
        <translation>Başka bilgisayarlar bağlanabilsin</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Oyun türü</translation>
    </message>
    <message>
        <source>&amp;Opponent</source>
        <translation>&amp;Rakip</translation>
    </message>
    <message>
        <source>&amp;Computer</source>
        <translation>&amp;Bilgisayar</translation>
    </message>
    <message>
        <source>&amp;Port</source>
        <translation>Ba&amp;ğlantı noktası</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Ad</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Oyun türü</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>&amp;Süre</translation>
    </message>
    <message>
        <source>Any game against another Harzdame, International draughts against any program that speaks DamExchange.</source>
        <translation>Başka bir Harzdame’ye karşı her oyun; DamExchange konuşan her programa karşı uluslararası dama.</translation>
    </message>
    <message>
        <source>Keep “{name}” again</source>
        <translation>Yeniden kaydet: “{name}”</translation>
    </message>
    <message>
        <source>This cannot be the name or the address of a computer.</source>
        <translation>Bu, bir bilgisayarın adı veya adresi olamaz.</translation>
    </message>
    <message>
        <source>The other side has to wait for you.</source>
        <translation>Öteki taraf sizi beklemeli.</translation>
    </message>
    <message>
        <source>Whoever can reach this computer over the network may connect to the port and play. Nothing else is open to them.</source>
        <translation>Bu bilgisayara ağdan ulaşabilen herkes bu bağlantı noktasına bağlanıp oynayabilir. Onlara başka hiçbir şey açık değildir.</translation>
    </message>
    <message>
        <source>Only programs on this computer can connect. They choose the game, the side and the time.</source>
        <translation>Yalnızca bu bilgisayardaki programlar bağlanabilir. Oyunu, tarafı ve süreyi onlar seçer.</translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>Looks for a threat …</source>
        <translation>Tehdit aranıyor…</translation>
    </message>
    <message>
        <source>No threat to look for: there is a capture to make.</source>
        <translation>Aranacak tehdit yok: alınacak taş var.</translation>
    </message>
    <message>
        <source>No threat: the other side could not move.</source>
        <translation>Tehdit yok: öteki tarafın hamlesi olmazdı.</translation>
    </message>
    <message>
        <source>Threat: {move} ({score})</source>
        <translation>Tehdit: {move} ({score})</translation>
    </message>
</context>
<context>
    <name>AdviceBar</name>
    <message>
        <source>Lines: {count}</source>
        <translation>Devam yolu: {count}</translation>
    </message>
</context>
<context>
    <name>AnalysisMenu</name>
    <message>
        <source>Engines that analyse</source>
        <translation>Analiz yapan motorlar</translation>
    </message>
</context>
<context>
    <name>AnalysisPanel</name>
    <message>
        <source>Best lines</source>
        <translation>En iyi devam yolları</translation>
    </message>
    <message>
        <source>Opening book</source>
        <translation>Açılış kitabı</translation>
    </message>
    <message>
        <source>Options of the analysis</source>
        <translation>Analiz seçenekleri</translation>
    </message>
    <message>
        <source>Above zero White is better; 1.00 is about a man</source>
        <translation>Sıfırın üstünde Beyaz üstün; 1,00 yaklaşık bir taş</translation>
    </message>
    <message>
        <source>Above zero the side to move is better; 1.00 is about a man</source>
        <translation>Sıfırın üstünde hamle sırası olan taraf üstün; 1,00 yaklaşık bir taş</translation>
    </message>
    <message>
        <source>From the game</source>
        <translation>Oyundan</translation>
    </message>
    <message>
        <source>Known: depth {depth}</source>
        <translation>Biliniyor: derinlik {depth}</translation>
    </message>
    <message>
        <source>White {points} %</source>
        <translation>Beyaz %{points}</translation>
    </message>
    <message>
        <source>Black {points} %</source>
        <translation>Siyah %{points}</translation>
    </message>
    <message>
        <source>Endgame tables</source>
        <translation>Oyun sonu tabloları</translation>
    </message>
    <message>
        <source>{count} positions</source>
        <translation>{count} konum</translation>
    </message>
</context>
<context>
    <name>AnalysisView</name>
    <message>
        <source>Waits while the computer thinks.</source>
        <translation>Bilgisayar düşünürken bekler.</translation>
    </message>
    <message>
        <source>The game is over here.</source>
        <translation>Oyun burada bitti.</translation>
    </message>
    <message>
        <source>The analysis stopped. ({detail})</source>
        <translation>Analiz durdu. ({detail})</translation>
    </message>
</context>
<context>
    <name>Answers</name>
    <message>
        <source>Play from here…</source>
        <translation>Buradan oyna…</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Araştır</translation>
    </message>
    <message>
        <source>Move both sides by yourself</source>
        <translation>İki tarafı da kendiniz oynayın</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analiz et</translation>
    </message>
    <message>
        <source>See how the position stands and the best lines</source>
        <translation>Konumun durumunu ve en iyi devam yollarını görün</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Çöz</translation>
    </message>
    <message>
        <source>Find out by endgame tables exactly who wins, and how</source>
        <translation>Kimin, nasıl kazandığını oyun sonu tablolarıyla kesin olarak bulun</translation>
    </message>
</context>
<context>
    <name>App</name>
    <message>
        <source>The usual ones hold. The file was kept as {path}.</source>
        <translation>Varsayılan ayarlar geçerli. Dosya şu adla saklandı: {path}.</translation>
    </message>
    <message>
        <source>Your settings could not be read.</source>
        <translation>Ayarlarınız okunamadı.</translation>
    </message>
    <message>
        <source>The usual ones hold for now. The file stays as it is: {path}</source>
        <translation>Şimdilik varsayılan ayarlar geçerli. Dosya olduğu gibi kalıyor: {path}</translation>
    </message>
    <message>
        <source>Your settings cannot be read just now.</source>
        <translation>Ayarlarınız şu anda okunamıyor.</translation>
    </message>
    <message>
        <source>The engines that you have added could not be read.</source>
        <translation>Eklediğiniz motorlar okunamadı.</translation>
    </message>
    <message>
        <source>The file was kept as {path}.</source>
        <translation>Dosya şu adla saklandı: {path}.</translation>
    </message>
    <message>
        <source>The engines that you have added cannot be read just now.</source>
        <translation>Eklediğiniz motorlar şu anda okunamıyor.</translation>
    </message>
    <message>
        <source>They are there again as soon as that works. The file stays as it is: {path}</source>
        <translation>Okunabildiğinde yeniden burada olurlar. Dosya olduğu gibi kalıyor: {path}</translation>
    </message>
</context>
<context>
    <name>AutoplayBar</name>
    <message>
        <source>Real times of the game</source>
        <translation>Oyunun gerçek süreleri</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Hız</translation>
    </message>
    <message>
        <source>Speed (+ and −)</source>
        <translation>Hız (+ ve −)</translation>
    </message>
    <message>
        <source>Rest at comments</source>
        <translation>Yorumlarda dur</translation>
    </message>
    <message>
        <source>Begin again at the end</source>
        <translation>Sonda baştan başla</translation>
    </message>
    <message>
        <source>Options of playing through</source>
        <translation>Oynatma seçenekleri</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
    <message>
        <source>as played</source>
        <translation>oynandığı gibi</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} sn</translation>
    </message>
</context>
<context>
    <name>Ballots</name>
    <message>
        <source>Two-move ballot</source>
        <translation>İki hamlelik kura</translation>
    </message>
    <message>
        <source>Three-move ballot</source>
        <translation>Üç hamlelik kura</translation>
    </message>
    <message>
        <source>Eleven-man ballot</source>
        <translation>On bir taşlı kura</translation>
    </message>
    <message>
        <source>Three-move table</source>
        <translation>Üç hamle tablosu</translation>
    </message>
    <message>
        <source>Basic drawn table (IDF)</source>
        <translation>Temel kura tablosu (IDF)</translation>
    </message>
    <message>
        <source>Full drawn table (IDF)</source>
        <translation>Tam kura tablosu (IDF)</translation>
    </message>
</context>
<context>
    <name>BoardAnswers</name>
    <message>
        <source>Turn it on, and ask again.</source>
        <translation>Açın ve yeniden sorun.</translation>
    </message>
    <message>
        <source>The analysis is off.</source>
        <translation>Analiz kapalı.</translation>
    </message>
    <message>
        <source>The analysis has found nothing yet.</source>
        <translation>Analiz henüz bir şey bulmadı.</translation>
    </message>
    <message>
        <source>This game has no clock.</source>
        <translation>Bu oyunda saat yok.</translation>
    </message>
    <message>
        <source>F7 leads to the board, and arrow keys from square to square.</source>
        <translation>F7 tahtaya götürür, ok tuşları kareden kareye gider.</translation>
    </message>
    <message>
        <source>No square is chosen.</source>
        <translation>Seçili kare yok.</translation>
    </message>
    <message>
        <source>Both sides stand alike.</source>
        <translation>İki taraf eşit durumda.</translation>
    </message>
    <message>
        <source>White stands better by {men} men.</source>
        <translation>Beyaz üstün; fark: {men} taş.</translation>
    </message>
    <message>
        <source>Black stands better by {men} men.</source>
        <translation>Siyah üstün; fark: {men} taş.</translation>
    </message>
</context>
<context>
    <name>BoardPresenter</name>
    <message>
        <source>Thinking</source>
        <translation>Düşünüyor</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Bekliyor</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>Sıra sizde</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Sıra onda</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>Tahta</translation>
    </message>
    <message>
        <source>The position. Click or drag a piece to move it.</source>
        <translation>Konum. Oynamak için bir taşa tıklayın veya taşı sürükleyin.</translation>
    </message>
</context>
<context>
    <name>Book</name>
    <message>
        <source>The computer plays without its opening book.</source>
        <translation>Bilgisayar açılış kitabı olmadan oynuyor.</translation>
    </message>
    <message>
        <source>{name} cannot be read: {detail}.</source>
        <translation>{name} okunamıyor: {detail}.</translation>
    </message>
    <message>
        <source>{name} is no opening book.</source>
        <translation>{name} bir açılış kitabı değil.</translation>
    </message>
    <message>
        <source>{name} was made for a newer version of this program.</source>
        <translation>{name} bu programın daha yeni bir sürümü için yapılmış.</translation>
    </message>
    <message>
        <source>{name} is for another game.</source>
        <translation>{name} başka bir oyun için.</translation>
    </message>
    <message>
        <source>{name} was made when the rules of the game were others.</source>
        <translation>{name} oyunun kuralları farklıyken yapılmış.</translation>
    </message>
    <message>
        <source>{name} is damaged; installing the program anew mends it.</source>
        <translation>{name} hasarlı; programı yeniden kurmak bunu düzeltir.</translation>
    </message>
</context>
<context>
    <name>BoundedField</name>
    <message>
        <source>All of the text is kept; its beginning can be edited here.</source>
        <translation>Metnin tümü saklanır; burada başı düzenlenebilir.</translation>
    </message>
</context>
<context>
    <name>ChapterForm</name>
    <message>
        <source>Black sits below</source>
        <translation>Siyah altta</translation>
    </message>
    <message>
        <source>A page of text</source>
        <translation>Metin sayfası</translation>
    </message>
    <message>
        <source>The position on the main board</source>
        <translation>Ana tahtadaki konum</translation>
    </message>
    <message>
        <source>The game on the main board</source>
        <translation>Ana tahtadaki oyun</translation>
    </message>
    <message>
        <source>A position to set up…</source>
        <translation>Kurulacak bir konum…</translation>
    </message>
    <message>
        <source>A position or games as text…</source>
        <translation>Metin olarak konum veya oyunlar…</translation>
    </message>
    <message>
        <source>Chapter one up</source>
        <translation>Bölümü yukarı al</translation>
    </message>
    <message>
        <source>Chapter one down</source>
        <translation>Bölümü aşağı al</translation>
    </message>
    <message>
        <source>Delete chapter</source>
        <translation>Bölümü sil</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Geri al</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Yinele</translation>
    </message>
    <message>
        <source>Ask for the next move</source>
        <translation>Sonraki hamleyi sor</translation>
    </message>
    <message>
        <source>What would you play?</source>
        <translation>Ne oynardınız?</translation>
    </message>
    <message>
        <source>One to a line</source>
        <translation>Her satırda bir</translation>
    </message>
    <message>
        <source>Not this one. Try again.</source>
        <translation>Bu değil. Yeniden deneyin.</translation>
    </message>
    <message>
        <source>This answer is right as well</source>
        <translation>Bu yanıt da doğru</translation>
    </message>
    <message>
        <source>Delete this move</source>
        <translation>Bu hamleyi sil</translation>
    </message>
    <message>
        <source>Make main line</source>
        <translation>Ana devam yolu yap</translation>
    </message>
    <message>
        <source>The beginning of the chapter</source>
        <translation>Bölümün başı</translation>
    </message>
    <message>
        <source>A wrong answer: what you write here is said to a reader who plays this move.</source>
        <translation>Yanlış yanıt: buraya yazdığınız, bu hamleyi oynayan okura söylenir.</translation>
    </message>
    <message>
        <source>Play a move on the board to go on; then the reader can be asked for it.</source>
        <translation>Sürdürmek için tahtada hamle yapın; sonra okura sorulabilir.</translation>
    </message>
    <message>
        <source>Other moves that you play on the board become the answers to “why not that?”.</source>
        <translation>Tahtada oynadığınız başka hamleler “neden bu değil?” sorusunun yanıtı olur.</translation>
    </message>
    <message>
        <source>Main line</source>
        <translation>Ana devam yolu</translation>
    </message>
    <message>
        <source>Variation</source>
        <translation>Varyant</translation>
    </message>
    <message>
        <source>No move yet</source>
        <translation>Henüz hamle yok</translation>
    </message>
    <message>
        <source>Add a chapter</source>
        <translation>Bölüm ekle</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Soru</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>İpuçları</translation>
    </message>
    <message>
        <source>Said to other moves</source>
        <translation>Başka hamlelere söylenen</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Çalışma</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Bölüm</translation>
    </message>
    <message>
        <source>Name of the study</source>
        <translation>Çalışmanın adı</translation>
    </message>
    <message>
        <source>Name of the chapter</source>
        <translation>Bölümün adı</translation>
    </message>
    <message>
        <source>Words on this position</source>
        <translation>Bu konumla ilgili metin</translation>
    </message>
</context>
<context>
    <name>ChapterList</name>
    <message>
        <source>Chapters</source>
        <translation>Bölümler</translation>
    </message>
</context>
<context>
    <name>ChapterSources</name>
    <message>
        <source>New page</source>
        <translation>Yeni sayfa</translation>
    </message>
    <message>
        <source>Add as a chapter</source>
        <translation>Bölüm olarak ekle</translation>
    </message>
</context>
<context>
    <name>ChapterTextDialog</name>
    <message>
        <source>Chapters from text</source>
        <translation>Metinden bölümler</translation>
    </message>
    <message>
        <source>Position or games as text</source>
        <translation>Metin olarak konum veya oyunlar</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ekle</translation>
    </message>
    <message>
        <source>A position (FEN), or one or several games (PDN):</source>
        <translation>Bir konum (FEN) ya da bir veya birkaç oyun (PDN):</translation>
    </message>
    <message>
        <source>This text is too long to look for games in it.</source>
        <translation>Bu metin, içinde oyun aramak için çok uzun.</translation>
    </message>
    <message>
        <source>No game in this text can be set up.</source>
        <translation>Bu metindeki hiçbir oyun kurulamıyor.</translation>
    </message>
    <message>
        <source>The text is neither a position (FEN) nor a game (PDN).</source>
        <translation>Metin ne bir konum (FEN) ne de bir oyun (PDN).</translation>
    </message>
</context>
<context>
    <name>ChatCard</name>
    <message>
        <source>Say something to the other side</source>
        <translation>Öteki tarafa bir şey söyleyin</translation>
    </message>
    <message>
        <source>They: {text}</source>
        <translation>Karşı taraf: {text}</translation>
    </message>
    <message>
        <source>You: {text}</source>
        <translation>Siz: {text}</translation>
    </message>
</context>
<context>
    <name>Clause</name>
    <message>
        <source>With one piece left on each side it is a draw at once.</source>
        <translation>Her tarafta tek taş (yoz taş veya dama) kalırsa oyun hemen berabere biter.</translation>
    </message>
    <message>
        <source>It is also a draw when a position comes up for the third time.</source>
        <translation>Bir konum üçüncü kez oluşursa da oyun berabere biter.</translation>
    </message>
    <message>
        <source>It is also a draw when a position comes up for the fourth time.</source>
        <translation>Bir konum dördüncü kez oluşursa da oyun berabere biter.</translation>
    </message>
    <message>
        <source>A player who cannot move loses.</source>
        <translation>Hamle yapamayan oyuncu kaybeder.</translation>
    </message>
    <message>
        <source>The aim is to give all pieces away: a player who cannot move wins.</source>
        <translation>Amaç bütün taşları vermektir: hamle yapamayan oyuncu kazanır.</translation>
    </message>
    <message>
        <source>Who makes a king first wins at once.</source>
        <translation>İlk dama yapan hemen kazanır.</translation>
    </message>
    <message>
        <source>The players move in turn, Black first, and each only their own pieces.</source>
        <translation>Oyuncular sırayla oynar, önce Siyah; herkes yalnızca kendi taşlarını oynar.</translation>
    </message>
    <message>
        <source>The players move in turn, White first, and each only their own pieces.</source>
        <translation>Oyuncular sırayla oynar, önce Beyaz; herkes yalnızca kendi taşlarını oynar.</translation>
    </message>
    <message>
        <source>A square holds one piece only.</source>
        <translation>Bir karede yalnızca tek taş bulunabilir.</translation>
    </message>
    <message>
        <source>Men step {directions}.</source>
        <translation>Yoz taşların gidişi: {directions}.</translation>
    </message>
    <message>
        <source>Men capture {directions}: over an adjacent enemy piece to the empty square right behind it.</source>
        <translation>Yoz taşların taş alması: {directions}; bitişikteki rakip taşın üzerinden, hemen arkasındaki boş kareye.</translation>
    </message>
    <message>
        <source>Men cannot capture kings.</source>
        <translation>Yoz taşlar dama alamaz.</translation>
    </message>
    <message>
        <source>Straight, only the squares that are played on count.</source>
        <translation>Düz yönlerde yalnızca oynanan kareler sayılır.</translation>
    </message>
    <message>
        <source>The first jump of a man’s capture goes {directions}.</source>
        <translation>Yoz taşın almasındaki ilk atlayışın yönü: {directions}.</translation>
    </message>
    <message>
        <source>Only the jumps after it may also go {directions}.</source>
        <translation>Yalnızca sonraki atlayışlar şu yönlere de gidebilir: {directions}.</translation>
    </message>
    <message>
        <source>Instead of a step, a man may leap {directions} over an unbroken line of friendly men to the empty square right behind; a king in the line bars it.</source>
        <translation>Yoz taş, adım atmak yerine kendi yoz taşlarının kesintisiz dizisi üzerinden hemen arkasındaki boş kareye sıçrayabilir ({directions}); dizideki bir dama bunu engeller.</translation>
    </message>
    <message>
        <source>It may do so from anywhere.</source>
        <translation>Bunu her yerden yapabilir.</translation>
    </message>
    <message>
        <source>Only from its own first row.</source>
        <translation>Yalnızca kendi ilk sırasından.</translation>
    </message>
    <message>
        <source>Only from {squares}.</source>
        <translation>Yalnızca şu karelerden: {squares}.</translation>
    </message>
    <message>
        <source>Kings go {directions}, any number of empty squares.</source>
        <translation>Damaların gidişi: {directions}, istenen sayıda boş kare.</translation>
    </message>
    <message>
        <source>Kings go {directions}, one square at a time.</source>
        <translation>Damaların gidişi: {directions}, her seferinde bir kare.</translation>
    </message>
    <message>
        <source>Kings capture {directions}: over an adjacent enemy piece to the empty square right behind it.</source>
        <translation>Damaların taş alması: {directions}; bitişikteki rakip taşın üzerinden, hemen arkasındaki boş kareye.</translation>
    </message>
    <message>
        <source>Kings capture {directions}, from any distance over one enemy piece, and land on the empty square right behind it.</source>
        <translation>Damaların taş alması: {directions}; her uzaklıktan tek bir rakip taşın üzerinden, hemen arkasındaki boş kareye.</translation>
    </message>
    <message>
        <source>Kings capture {directions}, from any distance over one enemy piece to any empty square behind it.</source>
        <translation>Damaların taş alması: {directions}; her uzaklıktan tek bir rakip taşın üzerinden, arkasındaki herhangi bir boş kareye.</translation>
    </message>
    <message>
        <source>Where its capture can go on from one of several squares, a king must land on such a one.</source>
        <translation>Taş alma birkaç kareden birinden sürebiliyorsa dama bu karelerden birine konmalıdır.</translation>
    </message>
    <message>
        <source>But a capture that ends with a king ends right behind that king.</source>
        <translation>Ancak bir dama alınarak biten taş alma, o damanın hemen arkasında biter.</translation>
    </message>
    <message>
        <source>Within one capture a king may not turn straight back.</source>
        <translation>Bir alma içinde dama geldiği yöne dümdüz geri dönemez.</translation>
    </message>
    <message>
        <source>A capturing king lands right behind the piece that it jumps over.</source>
        <translation>Taş alan dama, üzerinden atladığı taşın hemen arkasına konar.</translation>
    </message>
    <message>
        <source>A capturing king may land on any empty square behind the piece it jumps over.</source>
        <translation>Taş alan dama, üzerinden atladığı taşın arkasındaki herhangi bir boş kareye konabilir.</translation>
    </message>
    <message>
        <source>A player who can capture must capture.</source>
        <translation>Taş alabilen oyuncu almak zorundadır.</translation>
    </message>
    <message>
        <source>A capture goes on as long as the same piece can take more.</source>
        <translation>Taş alma, aynı taş başka taş alabildiği sürece devam eder.</translation>
    </message>
    <message>
        <source>It ends where a man becomes a king.</source>
        <translation>Yoz taşın dama olduğu yerde biter.</translation>
    </message>
    <message>
        <source>A man that becomes a king on its way goes on as a king.</source>
        <translation>Yolda dama olan yoz taş, dama olarak devam eder.</translation>
    </message>
    <message>
        <source>Among several captures the choice is free.</source>
        <translation>Birden çok alma varsa seçim serbesttir.</translation>
    </message>
    <message>
        <source>Majority capture: you must choose a capture that takes the most pieces.</source>
        <translation>En çok taşı alma zorunluluğu: en çok taş alan bir alma seçilmelidir.</translation>
    </message>
    <message>
        <source>You must choose a capture that takes the most pieces.</source>
        <translation>En çok taş alan bir alma seçmelisiniz.</translation>
    </message>
    <message>
        <source>If a king can capture, you must capture with a king.</source>
        <translation>Bir dama taş alabiliyorsa damayla almalısınız.</translation>
    </message>
    <message>
        <source>You must choose a capture that takes the most kings.</source>
        <translation>En çok dama alan bir alma seçmelisiniz.</translation>
    </message>
    <message>
        <source>You must choose a capture that takes kings as early as it can.</source>
        <translation>Damaları olabildiğince erken alan bir alma seçmelisiniz.</translation>
    </message>
    <message>
        <source>You must choose a capture of the greatest value: each man taken counts {man}, each king {king}.</source>
        <translation>Değeri en büyük olan bir alma seçmelisiniz: alınan her yoz taş {man}, her dama {king} sayılır.</translation>
    </message>
    <message>
        <source>Among equal ones, one that takes the most pieces.</source>
        <translation>Eşitler arasında, en çok taş alan bir alma.</translation>
    </message>
    <message>
        <source>Among equal ones, one by a king.</source>
        <translation>Eşitler arasında, damayla yapılan bir alma.</translation>
    </message>
    <message>
        <source>Among equal ones, one that takes the most kings.</source>
        <translation>Eşitler arasında, en çok dama alan bir alma.</translation>
    </message>
    <message>
        <source>Among equal ones, one that takes kings as early as it can.</source>
        <translation>Eşitler arasında, damaları olabildiğince erken alan bir alma.</translation>
    </message>
    <message>
        <source>Among equal ones, one of the greatest value: each man taken counts {man}, each king {king}.</source>
        <translation>Eşitler arasında, değeri en büyük olan bir alma: alınan her yoz taş {man}, her dama {king} sayılır.</translation>
    </message>
    <message>
        <source>While one of your men is threatened, no other man of yours may step to make a threat.</source>
        <translation>Yoz taşlarınızdan biri tehdit altındayken başka bir yoz taşınız tehdit oluşturan bir adım atamaz.</translation>
    </message>
    <message>
        <source>A player with men may not move the same king more than {number} times in a row without capturing.</source>
        <translation>Yoz taşı olan oyuncu, taş almadan aynı damayı art arda en çok {number} kez oynayabilir.</translation>
    </message>
</context>
<context>
    <name>Clipboard</name>
    <message>
        <source>Position copied.</source>
        <translation>Konum kopyalandı.</translation>
    </message>
    <message>
        <source>As FEN, for any draughts program.</source>
        <translation>FEN olarak, her dama programı için.</translation>
    </message>
    <message>
        <source>Game copied.</source>
        <translation>Oyun kopyalandı.</translation>
    </message>
    <message>
        <source>As PDN, for any draughts program.</source>
        <translation>PDN olarak, her dama programı için.</translation>
    </message>
</context>
<context>
    <name>Clock</name>
    <message>
        <source>{side}: {time} left</source>
        <translation>{side}: kalan {time}</translation>
    </message>
    <message>
        <source>, paused</source>
        <translation>, duraklatıldı</translation>
    </message>
    <message>
        <source>, running</source>
        <translation>, işliyor</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>Saatsiz</translation>
    </message>
    <message>
        <source>Hourglass, {time}</source>
        <translation>Kum saati, {time}</translation>
    </message>
    <message>
        <source>{time} a move</source>
        <translation>{time}/hamle</translation>
    </message>
    <message>
        <source>{count} × {time} byo-yomi</source>
        <translation>{count} × {time} byo-yomi</translation>
    </message>
    <message>
        <source>, then </source>
        <translation>, sonra </translation>
    </message>
    <message>
        <source> + {time} a move</source>
        <translation> + {time}/hamle</translation>
    </message>
    <message>
        <source>, delay {time}</source>
        <translation>, gecikme {time}</translation>
    </message>
    <message>
        <source>{number} min</source>
        <translation>{number} dk</translation>
    </message>
    <message>
        <source>{number} s</source>
        <translation>{number} sn</translation>
    </message>
</context>
<context>
    <name>ClockChoice</name>
    <message>
        <source>Another clock for Black</source>
        <translation>Siyah için başka saat</translation>
    </message>
    <message>
        <source>Gives one side more time than the other, as a handicap</source>
        <translation>Avans olarak bir tarafa ötekinden daha çok süre verir</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Saat</translation>
    </message>
</context>
<context>
    <name>ClockForm</name>
    <message>
        <source> min</source>
        <translation> dk</translation>
    </message>
    <message>
        <source> s</source>
        <translation> sn</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Hamle</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Süre</translation>
    </message>
    <message>
        <source>Time after that</source>
        <translation>Sonraki süre</translation>
    </message>
    <message>
        <source>Periods</source>
        <translation>Dönemler</translation>
    </message>
    <message>
        <source>A move</source>
        <translation>Hamle başına</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tür</translation>
    </message>
    <message>
        <source>the same again</source>
        <translation>aynısı yeniden</translation>
    </message>
    <message>
        <source>Time for the game</source>
        <translation>Oyun süresi</translation>
    </message>
    <message>
        <source>Increment (Fischer)</source>
        <translation>Artış (Fischer)</translation>
    </message>
    <message>
        <source>Delay (Bronstein)</source>
        <translation>Gecikme (Bronstein)</translation>
    </message>
    <message>
        <source>Byo-yomi periods</source>
        <translation>Byo-yomi dönemleri</translation>
    </message>
    <message>
        <source>Moves in a period</source>
        <translation>Dönemdeki hamle</translation>
    </message>
    <message>
        <source>Time for each move</source>
        <translation>Hamle başına süre</translation>
    </message>
    <message>
        <source>Hourglass</source>
        <translation>Kum saati</translation>
    </message>
</context>
<context>
    <name>ClockView</name>
    <message>
        <source>The clock is paused: press P, or play a move, to go on.</source>
        <translation>Saat durduruldu: sürdürmek için P’ye basın veya hamle yapın.</translation>
    </message>
    <message>
        <source>Press P, or play a move, to go on.</source>
        <translation>Sürdürmek için P’ye basın veya hamle yapın.</translation>
    </message>
    <message>
        <source>The computer was asleep; that time is not counted. Press P, or play a move, to go on.</source>
        <translation>Bilgisayar uykudaydı; o süre sayılmaz. Sürdürmek için P’ye basın veya hamle yapın.</translation>
    </message>
    <message>
        <source>The clock is paused.</source>
        <translation>Saat durduruldu.</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>This loses the game.</source>
        <translation>Bu, oyunu kaybettirir.</translation>
    </message>
    <message>
        <source>This gives the win away.</source>
        <translation>Bu, kazancı kaçırır.</translation>
    </message>
    <message>
        <source>They will get a king.</source>
        <translation>Rakip damaya çıkacak.</translation>
    </message>
    <message>
        <source>Look again.</source>
        <translation>Bir daha bakın.</translation>
    </message>
    <message>
        <source>{answer} takes at once.</source>
        <translation>{answer} hemen alır.</translation>
    </message>
    <message>
        <source>It begins with {answer}, and you have no way out.</source>
        <translation>{answer} ile başlar ve çıkış yolunuz yok.</translation>
    </message>
    <message>
        <source>{move} (taken back)</source>
        <translation>{move} (geri alındı)</translation>
    </message>
    <message>
        <source>{move} was better.</source>
        <translation>Daha iyisi: {move}.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Kapalı</translation>
    </message>
    <message>
        <source>Gentle</source>
        <translation>Yumuşak</translation>
    </message>
    <message>
        <source>Strict</source>
        <translation>Sert</translation>
    </message>
    <message>
        <source>Nothing is said about your moves.</source>
        <translation>Hamleleriniz hakkında bir şey söylenmez.</translation>
    </message>
    <message>
        <source>Warns of what is lost by force: men, the race to a king, a won endgame.</source>
        <translation>Kaçınılmaz kayıplara karşı uyarır: taşlar, damaya çıkma yarışı, kazanılmış oyun sonu.</translation>
    </message>
    <message>
        <source>Warns of other weak moves as well, where it can say why.</source>
        <translation>Nedenini söyleyebildiğinde başka zayıf hamleler için de uyarır.</translation>
    </message>
</context>
<context>
    <name>CoachRoom</name>
    <message>
        <source>Coach</source>
        <translation>Antrenör</translation>
    </message>
    <message>
        <source>Hints in steps</source>
        <translation>Adım adım ipuçları</translation>
    </message>
</context>
<context>
    <name>Comment</name>
    <message>
        <source>… letters not shown: {count}</source>
        <translation>… gösterilmeyen harf: {count}</translation>
    </message>
</context>
<context>
    <name>CompareWindow</name>
    <message>
        <source>Two games side by side</source>
        <translation>İki oyun yan yana</translation>
    </message>
    <message>
        <source>The games do not begin in the same position.</source>
        <translation>Oyunlar aynı konumdan başlamıyor.</translation>
    </message>
    <message>
        <source>The moves are the same.</source>
        <translation>Hamleler aynı.</translation>
    </message>
    <message>
        <source>The moves are the same; one game goes on where the other one ends.</source>
        <translation>Hamleler aynı; biri ötekinin bittiği yerden sürüyor.</translation>
    </message>
    <message>
        <source>They part after {move}: left {one}, right {other}.</source>
        <translation>Ayrıldıkları yer: {move} sonrası; solda {one}, sağda {other}.</translation>
    </message>
    <message>
        <source>They part at the first move: left {one}, right {other}.</source>
        <translation>İlk hamlede ayrılıyorlar: solda {one}, sağda {other}.</translation>
    </message>
    <message>
        <source>The same position comes up once more: left after {one}, right after {other}.</source>
        <translation>Aynı konum yeniden geliyor: solda {one}, sağda {other} sonrasında.</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>Board and start</source>
        <translation>Tahta ve başlangıç</translation>
    </message>
    <message>
        <source>How men step</source>
        <translation>Yoz taşların gidişi</translation>
    </message>
    <message>
        <source>Leaps of men</source>
        <translation>Yoz taşların sıçrayışı</translation>
    </message>
    <message>
        <source>How men capture</source>
        <translation>Yoz taşların taş alması</translation>
    </message>
    <message>
        <source>How kings move</source>
        <translation>Damaların gidişi</translation>
    </message>
    <message>
        <source>How kings capture</source>
        <translation>Damaların taş alması</translation>
    </message>
    <message>
        <source>Which capture</source>
        <translation>Taş alma seçimi</translation>
    </message>
    <message>
        <source>How a capture goes on</source>
        <translation>Taş almanın sürmesi</translation>
    </message>
    <message>
        <source>When captured pieces go</source>
        <translation>Alınan taşlar ne zaman kalkar</translation>
    </message>
    <message>
        <source>Threats</source>
        <translation>Tehditler</translation>
    </message>
    <message>
        <source>How a game ends</source>
        <translation>Oyunun sonu</translation>
    </message>
    <message>
        <source>A man becomes a king only where its capture ends.</source>
        <translation>Yoz taş yalnızca taş almasının bittiği yerde dama olur.</translation>
    </message>
    <message>
        <source>Men leap over no men of their own side.</source>
        <translation>Yoz taşlar kendi taşlarının üzerinden sıçramaz.</translation>
    </message>
    <message>
        <source>Threats make no difference.</source>
        <translation>Tehditler hamleleri kısıtlamaz.</translation>
    </message>
    <message>
        <source>Each captured piece is taken off at once, and the capture may go on over its square.</source>
        <translation>Alınan her taş hemen kaldırılır; alma onun karesi üzerinden sürebilir.</translation>
    </message>
    <message>
        <source>Captured pieces stay until the whole capture is over. None is jumped twice, and none may be passed.</source>
        <translation>Alınan taşlar alma tamamen bitene kadar tahtada kalır. Hiçbirinin üzerinden iki kez atlanamaz, hiçbiri aşılıp geçilemez.</translation>
    </message>
    <message>
        <source>White’s left corner is {square}.</source>
        <translation>Beyaz’ın sol köşesi: {square}.</translation>
    </message>
    <message>
        <source>White’s right corner is {square}.</source>
        <translation>Beyaz’ın sağ köşesi: {square}.</translation>
    </message>
    <message>
        <source>{men}, on rows {rows}.</source>
        <translation>{men}, sıralar: {rows}.</translation>
    </message>
    <message>
        <source>Black begins.</source>
        <translation>Siyah başlar.</translation>
    </message>
    <message>
        <source>White begins.</source>
        <translation>Beyaz başlar.</translation>
    </message>
    <message>
        <source>Men become kings on the last row.</source>
        <translation>Yoz taşlar son sırada dama olur.</translation>
    </message>
    <message>
        <source>Men become kings on {squares}.</source>
        <translation>Yoz taşların dama olduğu kareler: {squares}.</translation>
    </message>
    <message>
        <source>no move</source>
        <translation>hamle yok</translation>
    </message>
    <message>
        <source>In all else by the rules of {game}.</source>
        <translation>Geri kalanı “{game}” kurallarına göre.</translation>
    </message>
    <message>
        <source>White: {pieces}.</source>
        <translation>Beyaz: {pieces}.</translation>
    </message>
    <message>
        <source>Black: {pieces}.</source>
        <translation>Siyah: {pieces}.</translation>
    </message>
    <message>
        <source>king {square}</source>
        <translation>dama {square}</translation>
    </message>
    <message>
        <source>man {square}</source>
        <translation>yoz taş {square}</translation>
    </message>
</context>
<context>
    <name>ComparisonRow</name>
    <message>
        <source>Looking for a position that shows it …</source>
        <translation>Bunu gösteren bir konum aranıyor…</translation>
    </message>
    <message>
        <source>No small position shows it.</source>
        <translation>Bunu gösteren küçük bir konum yok.</translation>
    </message>
</context>
<context>
    <name>ComparisonWindow</name>
    <message>
        <source>First game</source>
        <translation>İlk oyun</translation>
    </message>
    <message>
        <source>Second game</source>
        <translation>İkinci oyun</translation>
    </message>
    <message>
        <source>Show what is the same</source>
        <translation>Aynı olanları da göster</translation>
    </message>
    <message>
        <source>The rules are the same.</source>
        <translation>Kurallar aynı.</translation>
    </message>
    <message>
        <source>{one} and {other} – Comparison</source>
        <translation>{one} ve {other} – Karşılaştırma</translation>
    </message>
</context>
<context>
    <name>ConfirmButton</name>
    <message>
        <source>No</source>
        <translation>Hayır</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Evet</translation>
    </message>
</context>
<context>
    <name>Connection</name>
    <message>
        <source>At port {port}.</source>
        <translation>Bağlantı noktası: {port}.</translation>
    </message>
    <message>
        <source>In the same network the other side enters {address} and port {port}.</source>
        <translation>Aynı ağda öteki taraf şu adresi ve bağlantı noktasını girer: {address}, {port}.</translation>
    </message>
    <message>
        <source>The other program broke the protocol: {detail}.</source>
        <translation>Öteki program protokolü bozdu: {detail}.</translation>
    </message>
    <message>
        <source>The position cannot be sent: {detail}.</source>
        <translation>Konum gönderilemiyor: {detail}.</translation>
    </message>
    <message>
        <source>No machine of this name was found.</source>
        <translation>Bu adda bir bilgisayar bulunamadı.</translation>
    </message>
    <message>
        <source>No program is waiting there.</source>
        <translation>Orada bekleyen bir program yok.</translation>
    </message>
    <message>
        <source>No answer came.</source>
        <translation>Yanıt gelmedi.</translation>
    </message>
    <message>
        <source>The other side is gone.</source>
        <translation>Öteki taraf gitti.</translation>
    </message>
    <message>
        <source>The other machine cannot be reached.</source>
        <translation>Öteki bilgisayara ulaşılamıyor.</translation>
    </message>
    <message>
        <source>Another program is using this port.</source>
        <translation>Bu bağlantı noktasını başka bir program kullanıyor.</translation>
    </message>
    <message>
        <source>The system does not allow it.</source>
        <translation>Sistem izin vermiyor.</translation>
    </message>
    <message>
        <source>The invitation no longer holds: the window of your friend is closed, or they have made another one. Ask for a new line.</source>
        <translation>Davet artık geçerli değil: arkadaşınızın penceresi kapalı ya da arkadaşınız yeni bir davet hazırladı. Yeni bir davet satırı isteyin.</translation>
    </message>
    <message>
        <source>Your friend’s computer does not answer. You both have to be in the same network; a firewall may be in the way there: it has to let Harzdame be reached at port {port}.</source>
        <translation>Arkadaşınızın bilgisayarı yanıt vermiyor. İkiniz de aynı ağda olmalısınız; orada bir güvenlik duvarı engelliyor olabilir: Harzdame’ye {port} numaralı bağlantı noktasından ulaşılmasına izin vermeli.</translation>
    </message>
</context>
<context>
    <name>ControlChoice</name>
    <message>
        <source>Custom…</source>
        <translation>Özel…</translation>
    </message>
</context>
<context>
    <name>Count</name>
    <message>
        <source>two</source>
        <translation>iki</translation>
    </message>
    <message>
        <source>three</source>
        <translation>üç</translation>
    </message>
    <message>
        <source>four</source>
        <translation>dört</translation>
    </message>
    <message>
        <source>five</source>
        <translation>beş</translation>
    </message>
    <message>
        <source>six</source>
        <translation>altı</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>yedi</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>sekiz</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>dokuz</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>on</translation>
    </message>
    <message>
        <source>eleven</source>
        <translation>on bir</translation>
    </message>
    <message>
        <source>twelve</source>
        <translation>on iki</translation>
    </message>
    <message>
        <source>{several} or {last}</source>
        <translation>{several} veya {last}</translation>
    </message>
</context>
<context>
    <name>Counting</name>
    <message>
        <source>With the coach a game does not count for your strength.</source>
        <translation>Antrenörle oynanan oyun, gücünüzün hesabına katılmaz.</translation>
    </message>
    <message>
        <source>You had a hint, so the game does not count for your strength.</source>
        <translation>İpucu aldınız, bu yüzden oyun gücünüzün hesabına katılmaz.</translation>
    </message>
    <message>
        <source>The computer moved for you, so the game does not count for your strength.</source>
        <translation>Bilgisayar sizin yerinize oynadı, bu yüzden oyun gücünüzün hesabına katılmaz.</translation>
    </message>
    <message>
        <source>A move was taken back, so the game does not count for your strength.</source>
        <translation>Hamle geri alındı, bu yüzden oyun gücünüzün hesabına katılmaz.</translation>
    </message>
    <message>
        <source>The analysis was on, so the game does not count for your strength.</source>
        <translation>Analiz açıktı, bu yüzden oyun gücünüzün hesabına katılmaz.</translation>
    </message>
    <message>
        <source>The game did not begin as usual, so it does not count for your strength.</source>
        <translation>Oyun olağan biçimde başlamadı, bu yüzden gücünüzün hesabına katılmaz.</translation>
    </message>
    <message>
        <source>The game was interrupted, so it does not count for your strength.</source>
        <translation>Oyun kesintiye uğradı, bu yüzden gücünüzün hesabına katılmaz.</translation>
    </message>
    <message>
        <source>So short a game does not count for your strength.</source>
        <translation>Bu kadar kısa bir oyun, gücünüzün hesabına katılmaz.</translation>
    </message>
    <message>
        <source>A draw agreed so early does not count for your strength.</source>
        <translation>Bu kadar erken anlaşılan bir beraberlik, gücünüzün hesabına katılmaz.</translation>
    </message>
    <message>
        <source>with the coach</source>
        <translation>antrenörle</translation>
    </message>
    <message>
        <source>does not count</source>
        <translation>sayılmaz</translation>
    </message>
</context>
<context>
    <name>CourseView</name>
    <message>
        <source>Pause</source>
        <translation>Duraklat</translation>
    </message>
    <message>
        <source>All tournaments</source>
        <translation>Bütün turnuvalar</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Devam et</translation>
    </message>
    <message>
        <source>Stop now</source>
        <translation>Hemen durdur</translation>
    </message>
    <message>
        <source>The games under way are broken off and played anew later</source>
        <translation>Süren oyunlar kesilir, sonra baştan oynanır</translation>
    </message>
    <message>
        <source>The games under way are played to their end</source>
        <translation>Süren oyunlar sonuna kadar oynanır</translation>
    </message>
    <message>
        <source>Search games</source>
        <translation>Oyun ara</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tablo</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Oyunlar</translation>
    </message>
</context>
<context>
    <name>CrashPresenter</name>
    <message>
        <source>Look at the report…</source>
        <translation>Rapora bak…</translation>
    </message>
    <message>
        <source>All right</source>
        <translation>Tamam</translation>
    </message>
    <message>
        <source>Harzdame did not end properly last time.</source>
        <translation>Harzdame geçen sefer düzgün kapanmadı.</translation>
    </message>
    <message>
        <source>Your games are kept. What is known of it is in a report, which was sent to nobody.</source>
        <translation>Oyunlarınız duruyor. Bu konuda bilinenler bir raporda; rapor kimseye gönderilmedi.</translation>
    </message>
</context>
<context>
    <name>CriticalMoments</name>
    <message>
        <source>No critical moments</source>
        <translation>Kritik an yok</translation>
    </message>
    <message>
        <source>There is no evaluation, sign, comment, variation or capture in this line.</source>
        <translation>Bu yolda değerlendirme, işaret, yorum, varyant veya taş alma yok.</translation>
    </message>
    <message>
        <source>There is no critical moment after this one.</source>
        <translation>Bundan sonra kritik an yok.</translation>
    </message>
    <message>
        <source>There is no critical moment before this one.</source>
        <translation>Bundan önce kritik an yok.</translation>
    </message>
    <message>
        <source>Of 100 points White could expect {before} before this move, and {after} after it.</source>
        <translation>Beyaz, 100 puan üzerinden bu hamleden önce {before}, sonra {after} puan bekleyebilirdi.</translation>
    </message>
    <message>
        <source>Other moves were looked at here.</source>
        <translation>Burada başka hamlelere bakıldı.</translation>
    </message>
    <message>
        <source>There is a comment on this move.</source>
        <translation>Bu hamle için yorum var.</translation>
    </message>
    <message>
        <source>An exchange begins.</source>
        <translation>Bir taş değişimi başlıyor.</translation>
    </message>
</context>
<context>
    <name>CurrentWindow</name>
    <message>
        <source>The connection over the network stays.</source>
        <translation>Ağ bağlantısı sürüyor.</translation>
    </message>
    <message>
        <source>The language changes with the next start.</source>
        <translation>Dil bir sonraki açılışta değişir.</translation>
    </message>
    <message>
        <source>The language changes once “{name}” is closed.</source>
        <translation>Dil “{name}” kapatılınca değişir.</translation>
    </message>
</context>
<context>
    <name>DeletedDialog</name>
    <message>
        <source>Deleted in this game</source>
        <translation>Bu oyunda silinenler</translation>
    </message>
    <message>
        <source>Its place is no longer in the game; undo brings it back.</source>
        <translation>Yeri artık oyunda yok; “Geri al” onu geri getirir.</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Geri getir</translation>
    </message>
    <message>
        <source>Nothing has been deleted. Moves deleted in this game are kept here until it is closed.</source>
        <translation>Hiçbir şey silinmedi. Bu oyunda silinen hamleler, oyun kapatılana kadar burada saklanır.</translation>
    </message>
</context>
<context>
    <name>Directions</name>
    <message>
        <source>in all six directions</source>
        <translation>altı yönün tümünde</translation>
    </message>
    <message>
        <source>in all eight directions</source>
        <translation>sekiz yönün tümünde</translation>
    </message>
    <message>
        <source>straight in all four directions</source>
        <translation>dört yönün tümünde düz</translation>
    </message>
    <message>
        <source>diagonally in all four directions</source>
        <translation>dört yönün tümünde çapraz</translation>
    </message>
    <message>
        <source>straight forward</source>
        <translation>düz ileri</translation>
    </message>
    <message>
        <source>diagonally forward</source>
        <translation>çapraz ileri</translation>
    </message>
    <message>
        <source>sideways</source>
        <translation>yana</translation>
    </message>
    <message>
        <source>diagonally backward</source>
        <translation>çapraz geri</translation>
    </message>
    <message>
        <source>straight backward</source>
        <translation>düz geri</translation>
    </message>
    <message>
        <source>up</source>
        <translation>yukarı</translation>
    </message>
    <message>
        <source>diagonally up to the right</source>
        <translation>çapraz sağ yukarı</translation>
    </message>
    <message>
        <source>to the right</source>
        <translation>sağa</translation>
    </message>
    <message>
        <source>diagonally down to the right</source>
        <translation>çapraz sağ aşağı</translation>
    </message>
    <message>
        <source>down</source>
        <translation>aşağı</translation>
    </message>
    <message>
        <source>diagonally down to the left</source>
        <translation>çapraz sol aşağı</translation>
    </message>
    <message>
        <source>to the left</source>
        <translation>sola</translation>
    </message>
    <message>
        <source>diagonally up to the left</source>
        <translation>çapraz sol yukarı</translation>
    </message>
</context>
<context>
    <name>Draws</name>
    <message>
        <source>It is a draw after {number} moves by each side without a capture or a man’s move.</source>
        <translation>Taş alınmadan ve yoz taş oynanmadan her taraf {number} hamle yaparsa oyun berabere biter.</translation>
    </message>
    <message>
        <source>{pieces}: a draw after {number} moves by each side without a capture or a promotion.</source>
        <translation>{pieces}: taş alınmadan ve damaya çıkılmadan her taraf {number} hamle yaparsa berabere.</translation>
    </message>
    <message>
        <source>{pieces}: a draw after {number} moves by each side.</source>
        <translation>{pieces}: her taraf {number} hamle yaparsa berabere.</translation>
    </message>
    <message>
        <source>Kings on both sides, {least} or {most} pieces in all</source>
        <translation>İki tarafta da dama, toplam {least} veya {most} taş</translation>
    </message>
    <message>
        <source>One king each</source>
        <translation>Her tarafta bir dama</translation>
    </message>
    <message>
        <source>One king on the main diagonal against {others}</source>
        <translation>Ana çaprazda bir dama – karşısında {others}</translation>
    </message>
    <message>
        <source>One king against {others}</source>
        <translation>Bir dama – karşısında {others}</translation>
    </message>
    <message>
        <source>{number} or more kings</source>
        <translation>{number} veya daha çok dama</translation>
    </message>
    <message>
        <source>{number} kings</source>
        <translation>{number} dama</translation>
    </message>
    <message>
        <source>{number} pieces with a king among them</source>
        <translation>biri dama olmak üzere {number} taş</translation>
    </message>
    <message>
        <source>one piece or two with a king among them</source>
        <translation>biri dama olmak üzere bir veya iki taş</translation>
    </message>
    <message>
        <source>king {square}: {moves} of {limit} moves</source>
        <translation>dama {square}: {moves} / {limit} hamle</translation>
    </message>
</context>
<context>
    <name>EdgeLesson</name>
    <message>
        <source>Your men become kings there. The pale edge is your opponent’s.</source>
        <translation>Taşlarınız orada dama olur. Soluk kenar rakibinizin.</translation>
    </message>
    <message>
        <source>The red edge is your goal.</source>
        <translation>Kırmızı kenar hedefinizdir.</translation>
    </message>
</context>
<context>
    <name>Edit</name>
    <message>
        <source>comment</source>
        <translation>yorum</translation>
    </message>
    <message>
        <source>sign</source>
        <translation>işaret</translation>
    </message>
    <message>
        <source>marks on the board</source>
        <translation>tahtadaki işaretler</translation>
    </message>
    <message>
        <source>remark</source>
        <translation>not</translation>
    </message>
    <message>
        <source>move</source>
        <translation>hamle</translation>
    </message>
    <message>
        <source>take over line</source>
        <translation>devam yolunu alma</translation>
    </message>
    <message>
        <source>delete moves</source>
        <translation>hamleleri silme</translation>
    </message>
    <message>
        <source>delete variation</source>
        <translation>varyantı silme</translation>
    </message>
    <message>
        <source>delete what follows</source>
        <translation>sonrasını silme</translation>
    </message>
    <message>
        <source>begin the game here</source>
        <translation>oyunu burada başlatma</translation>
    </message>
    <message>
        <source>promote variation</source>
        <translation>varyantı yükseltme</translation>
    </message>
    <message>
        <source>demote</source>
        <translation>düşürme</translation>
    </message>
    <message>
        <source>make main line</source>
        <translation>ana devam yolu yapma</translation>
    </message>
    <message>
        <source>order of variations</source>
        <translation>varyantların sırası</translation>
    </message>
    <message>
        <source>insert moves</source>
        <translation>hamle ekleme</translation>
    </message>
    <message>
        <source>replace move</source>
        <translation>hamle değiştirme</translation>
    </message>
    <message>
        <source>correct the start</source>
        <translation>başlangıcı düzeltme</translation>
    </message>
    <message>
        <source>put back</source>
        <translation>geri getirme</translation>
    </message>
    <message>
        <source>details of the game</source>
        <translation>oyun bilgileri</translation>
    </message>
    <message>
        <source>review</source>
        <translation>inceleme</translation>
    </message>
</context>
<context>
    <name>EditNotices</name>
    <message>
        <source>Nothing to paste.</source>
        <translation>Yapıştırılacak bir şey yok.</translation>
    </message>
    <message>
        <source>The clipboard holds no game (PDN).</source>
        <translation>Panoda oyun (PDN) yok.</translation>
    </message>
    <message>
        <source>What was done with the games of files earlier cannot be undone any more.</source>
        <translation>Dosyalardaki oyunlarla daha önce yapılanlar artık geri alınamaz.</translation>
    </message>
    <message>
        <source>It could not be read, and was kept as {path}. The files are as they were.</source>
        <translation>Okunamadı ve şu adla saklandı: {path}. Dosyalar olduğu gibi duruyor.</translation>
    </message>
</context>
<context>
    <name>Editing</name>
    <message>
        <source>Undo</source>
        <translation>Geri al</translation>
    </message>
    <message>
        <source>Undo {edit}</source>
        <translation>Geri al: {edit}</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Yinele</translation>
    </message>
    <message>
        <source>Redo {edit}</source>
        <translation>Yinele: {edit}</translation>
    </message>
    <message>
        <source>The game is being played: its moves stay as they are until it is over.</source>
        <translation>Oyun sürüyor: bitene kadar hamleleri olduğu gibi kalır.</translation>
    </message>
    <message>
        <source>Take your last move back</source>
        <translation>Son hamlenizi geri alın</translation>
    </message>
    <message>
        <source>Undo the takeback</source>
        <translation>Geri almayı iptal et</translation>
    </message>
    <message>
        <source>Let the game begin here</source>
        <translation>Oyun burada başlasın</translation>
    </message>
    <message>
        <source>Not all moves fitted.</source>
        <translation>Hamlelerin hepsi uymadı.</translation>
    </message>
</context>
<context>
    <name>Effort</name>
    <message>
        <source>Depth {depth}</source>
        <translation>Derinlik {depth}</translation>
    </message>
    <message>
        <source>Table {percent} %</source>
        <translation>Tablo %{percent}</translation>
    </message>
</context>
<context>
    <name>Encoding</name>
    <message>
        <source>Unicode (UTF-8)</source>
        <translation>Unicode (UTF-8)</translation>
    </message>
    <message>
        <source>Cyrillic (Windows-1251)</source>
        <translation>Kiril (Windows-1251)</translation>
    </message>
    <message>
        <source>Cyrillic (DOS, CP866)</source>
        <translation>Kiril (DOS, CP866)</translation>
    </message>
    <message>
        <source>Western European (Windows-1252)</source>
        <translation>Batı Avrupa (Windows-1252)</translation>
    </message>
    <message>
        <source>Western European (Latin-1)</source>
        <translation>Batı Avrupa (Latin-1)</translation>
    </message>
    <message>
        <source>Unicode (UTF-16, low byte first)</source>
        <translation>Unicode (UTF-16, önce düşük bayt)</translation>
    </message>
    <message>
        <source>Unicode (UTF-16, high byte first)</source>
        <translation>Unicode (UTF-16, önce yüksek bayt)</translation>
    </message>
    <message>
        <source>Western European</source>
        <translation>Batı Avrupa</translation>
    </message>
    <message>
        <source>Central European</source>
        <translation>Orta Avrupa</translation>
    </message>
    <message>
        <source>Cyrillic</source>
        <translation>Kiril</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>Yunanca</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>Türkçe</translation>
    </message>
    <message>
        <source>Baltic</source>
        <translation>Baltık</translation>
    </message>
    <message>
        <source>Nordic</source>
        <translation>İskandinav</translation>
    </message>
    <message>
        <source>Celtic</source>
        <translation>Kelt</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>İbranice</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>Arapça</translation>
    </message>
    <message>
        <source>Thai</source>
        <translation>Tayca</translation>
    </message>
    <message>
        <source>Vietnamese</source>
        <translation>Vietnamca</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>Çince</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>Japonca</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>Korece</translation>
    </message>
</context>
<context>
    <name>EncodingChoice</name>
    <message>
        <source>The file does not say how its letters are written. &amp;Read as:</source>
        <translation>Dosya, harflerinin nasıl yazıldığını söylemiyor. Şöyle &amp;oku:</translation>
    </message>
    <message>
        <source>Other letters…</source>
        <translation>Başka kodlama…</translation>
    </message>
</context>
<context>
    <name>EncodingDialog</name>
    <message>
        <source>Letters of the file</source>
        <translation>Dosyanın kodlaması</translation>
    </message>
    <message>
        <source>Language or name</source>
        <translation>Dil veya ad</translation>
    </message>
    <message>
        <source>Search encodings</source>
        <translation>Kodlama ara</translation>
    </message>
    <message>
        <source>Encodings</source>
        <translation>Kodlamalar</translation>
    </message>
    <message>
        <source>Text of the file, read so</source>
        <translation>Bu kodlamayla dosyanın metni</translation>
    </message>
    <message>
        <source>Read so</source>
        <translation>Bu kodlamayla oku</translation>
    </message>
</context>
<context>
    <name>EndgameMoves</name>
    <message>
        <source>All moves</source>
        <translation>Bütün hamleler</translation>
    </message>
</context>
<context>
    <name>EndgamePanel</name>
    <message>
        <source>Best line</source>
        <translation>En iyi devam yolu</translation>
    </message>
    <message>
        <source>Nobody can force a win.</source>
        <translation>Kimse kazancı zorlayamaz.</translation>
    </message>
</context>
<context>
    <name>EndgameTablesDialog</name>
    <message>
        <source>Endgame tables: {game}</source>
        <translation>Oyun sonu tabloları: {game}</translation>
    </message>
    <message>
        <source>Show the longest win</source>
        <translation>En uzun kazancı göster</translation>
    </message>
    <message>
        <source>Endgame tables</source>
        <translation>Oyun sonu tabloları</translation>
    </message>
    <message>
        <source>K is a king, M a man; the longest win is counted in moves of the winner.</source>
        <translation>K dama, M yoz taş; en uzun kazanç, kazananın hamleleriyle sayılır.</translation>
    </message>
    <message>
        <source>Tables: {count} · {size}</source>
        <translation>Tablo: {count} · {size}</translation>
    </message>
</context>
<context>
    <name>EndgamesModel</name>
    <message>
        <source>Longest win</source>
        <translation>En uzun kazanç</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Konum sayısı</translation>
    </message>
    <message>
        <source>On disk</source>
        <translation>Diskte</translation>
    </message>
    <message>
        <source>Endgame</source>
        <translation>Oyun sonu</translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message>
        <source>{color} offers a draw.</source>
        <translation>{color} beraberlik teklif ediyor.</translation>
    </message>
    <message>
        <source>The computer offers a draw.</source>
        <translation>Bilgisayar beraberlik teklif ediyor.</translation>
    </message>
    <message>
        <source>The offer stands until you move.</source>
        <translation>Teklif siz oynayana kadar geçerli.</translation>
    </message>
</context>
<context>
    <name>Engine</name>
    <message>
        <source>This program cannot be started.</source>
        <translation>Bu program başlatılamıyor.</translation>
    </message>
    <message>
        <source>It ended instead of answering.</source>
        <translation>Yanıt vermek yerine kapandı.</translation>
    </message>
    <message>
        <source>It does not answer. Perhaps it is no engine, or needs other arguments.</source>
        <translation>Yanıt vermiyor. Belki motor değil ya da başka argümanlar gerekiyor.</translation>
    </message>
    <message>
        <source>It reports an error.</source>
        <translation>Hata bildiriyor.</translation>
    </message>
    <message>
        <source>Its answers make no sense.</source>
        <translation>Yanıtları anlamsız.</translation>
    </message>
    <message>
        <source>Plays none of our games</source>
        <translation>Oyunlarımızdan hiçbirini oynamıyor</translation>
    </message>
    <message>
        <source>Plays all games</source>
        <translation>Bütün oyunları oynuyor</translation>
    </message>
    <message>
        <source>Plays {games}</source>
        <translation>Oynadıkları: {games}</translation>
    </message>
</context>
<context>
    <name>EngineBlock</name>
    <message>
        <source>Best lines of {engine}</source>
        <translation>En iyi devam yolları: {engine}</translation>
    </message>
    <message>
        <source>Depth {depth}</source>
        <translation>Derinlik {depth}</translation>
    </message>
</context>
<context>
    <name>EngineBlocks</name>
    <message>
        <source>It was given up.</source>
        <translation>Ondan vazgeçildi.</translation>
    </message>
    <message>
        <source>It does not play this game.</source>
        <translation>Bu oyunu oynamıyor.</translation>
    </message>
</context>
<context>
    <name>EngineDetails</name>
    <message>
        <source>Name</source>
        <translation>Ad</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Değiştir…</translation>
    </message>
    <message>
        <source>Change the program</source>
        <translation>Programı değiştir</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>Argümanlar</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Klasör</translation>
    </message>
    <message>
        <source>That of the program</source>
        <translation>Programınki</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>Protokol</translation>
    </message>
    <message>
        <source>Hub, version 2</source>
        <translation>Hub, sürüm 2</translation>
    </message>
    <message>
        <source>Hub, version 1</source>
        <translation>Hub, sürüm 1</translation>
    </message>
    <message>
        <source> seconds a move</source>
        <translation> saniye/hamle</translation>
    </message>
    <message>
        <source>Thinking time</source>
        <translation>Düşünme süresi</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>Varsayılanlar</translation>
    </message>
    <message>
        <source>Set every parameter to what the engine suggests</source>
        <translation>Bütün parametreleri motorun önerdiği değere getir</translation>
    </message>
    <message>
        <source>by {author}</source>
        <translation>Geliştiren: {author}</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Ad</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Program</translation>
    </message>
    <message>
        <source>Ar&amp;guments</source>
        <translation>A&amp;rgümanlar</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Klasör</translation>
    </message>
    <message>
        <source>&amp;Protocol</source>
        <translation>&amp;Protokol</translation>
    </message>
    <message>
        <source>&amp;Thinking time</source>
        <translation>&amp;Düşünme süresi</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parametreler</translation>
    </message>
    <message>
        <source>Choose an engine</source>
        <translation>Bir motor seçin</translation>
    </message>
</context>
<context>
    <name>EngineLine</name>
    <message>
        <source>Above zero White is better; 1.00 is about a man</source>
        <translation>Sıfırın üstünde Beyaz üstün; 1,00 yaklaşık bir taş</translation>
    </message>
    <message>
        <source>Above zero the side to move is better; 1.00 is about a man</source>
        <translation>Sıfırın üstünde hamle sırası olan taraf üstün; 1,00 yaklaşık bir taş</translation>
    </message>
    <message>
        <source>From the opening book</source>
        <translation>Açılış kitabından</translation>
    </message>
    <message>
        <source>From the endgame tables</source>
        <translation>Oyun sonu tablolarından</translation>
    </message>
    <message>
        <source>Depth {depth} · expects {move}</source>
        <translation>Derinlik {depth} · beklenen: {move}</translation>
    </message>
    <message>
        <source>Depth {depth} · {speed} million positions a second</source>
        <translation>Derinlik {depth} · saniyede {speed} milyon konum</translation>
    </message>
</context>
<context>
    <name>EngineTicks</name>
    <message>
        <source>Built-in engine</source>
        <translation>Yerleşik motor</translation>
    </message>
</context>
<context>
    <name>EnginesDialog</name>
    <message>
        <source>Engines</source>
        <translation>Motorlar</translation>
    </message>
    <message>
        <source>Add an engine…</source>
        <translation>Motor ekle…</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Test et</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Kaldır</translation>
    </message>
    <message>
        <source>Add other draughts programs that speak the Hub protocol. They can play against you, against each other, and analyse beside the built-in engine.</source>
        <translation>Hub protokolünü konuşan başka dama programları ekleyin. Size karşı ve birbirlerine karşı oynayabilir, yerleşik motorun yanında analiz yapabilirler.</translation>
    </message>
    <message>
        <source>Choose an engine</source>
        <translation>Bir motor seçin</translation>
    </message>
    <message>
        <source>Asking {name} what it is …</source>
        <translation>Ne olduğu soruluyor: {name}…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>Asking {name} …</source>
        <translation>Soruluyor: {name}…</translation>
    </message>
    <message>
        <source>{name} was removed.</source>
        <translation>{name} kaldırıldı.</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Geri getir</translation>
    </message>
    <message>
        <source>Set how it is started, then test it.</source>
        <translation>Nasıl başlatılacağını ayarlayın, sonra test edin.</translation>
    </message>
    <message>
        <source>{name} was added. {games}.</source>
        <translation>{name} eklendi. {games}.</translation>
    </message>
    <message>
        <source>{name} answers. {games}.</source>
        <translation>{name} yanıt veriyor. {games}.</translation>
    </message>
    <message>
        <source>Add it nevertheless</source>
        <translation>Yine de ekle</translation>
    </message>
</context>
<context>
    <name>EntrantList</name>
    <message>
        <source>Players</source>
        <translation>Oyuncular</translation>
    </message>
    <message>
        <source>Kind of player</source>
        <translation>Oyuncu türü</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Düzey</translation>
    </message>
    <message>
        <source>Positions a move</source>
        <translation>Hamle başına konum</translation>
    </message>
    <message>
        <source>Time a move</source>
        <translation>Hamle başına süre</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Ad</translation>
    </message>
    <message>
        <source>Added engine</source>
        <translation>Eklenen motor</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ekle</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Kaldır</translation>
    </message>
    <message>
        <source>None was added that plays this game</source>
        <translation>Bu oyunu oynayan bir motor eklenmedi</translation>
    </message>
    <message>
        <source> ms a move</source>
        <translation> ms/hamle</translation>
    </message>
    <message>
        <source>A level of the computer</source>
        <translation>Bilgisayarın bir düzeyi</translation>
    </message>
    <message>
        <source>The computer with a time of its own</source>
        <translation>Kendi süresiyle bilgisayar</translation>
    </message>
    <message>
        <source>The computer with a number of positions</source>
        <translation>Konum sayısıyla bilgisayar</translation>
    </message>
    <message>
        <source>An engine that you added</source>
        <translation>Eklediğiniz bir motor</translation>
    </message>
    <message>
        <source>You, or another person at this board</source>
        <translation>Siz veya bu tahtada başka biri</translation>
    </message>
    <message>
        <source>Computer, {count} ms</source>
        <translation>Bilgisayar, {count} ms</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Siz</translation>
    </message>
</context>
<context>
    <name>EvaluationBar</name>
    <message>
        <source>How the game stands: White’s share is light</source>
        <translation>Oyunun durumu: açık renkli pay Beyaz’ın</translation>
    </message>
</context>
<context>
    <name>ExchangeView</name>
    <message>
        <source>Export…</source>
        <translation>Dışa aktar…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>İçe aktar…</translation>
    </message>
    <message>
        <source>Settings (*.json)</source>
        <translation>Ayarlar (*.json)</translation>
    </message>
    <message>
        <source>Export settings</source>
        <translation>Ayarları dışa aktar</translation>
    </message>
    <message>
        <source>The settings are in “{name}”.</source>
        <translation>Ayarlar “{name}” dosyasında.</translation>
    </message>
    <message>
        <source>Import settings</source>
        <translation>Ayarları içe aktar</translation>
    </message>
    <message>
        <source>“{name}” has a value for “{setting}” that cannot be.</source>
        <translation>“{name}” içindeki “{setting}” değeri geçersiz.</translation>
    </message>
    <message>
        <source>“{name}” is no file of settings of Harzdame.</source>
        <translation>“{name}” bir Harzdame ayar dosyası değil.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Hiçbir şey değiştirilmedi.</translation>
    </message>
</context>
<context>
    <name>ExerciseDialog</name>
    <message>
        <source>Exercise sheet</source>
        <translation>Alıştırma sayfası</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Alıştırmalar</translation>
    </message>
    <message>
        <source>Diagrams on a page</source>
        <translation>Bir sayfadaki diyagram</translation>
    </message>
    <message>
        <source>Solutions on pages at the end</source>
        <translation>Çözümler sondaki sayfalarda</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>PDF olarak kaydet…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Yazdır…</translation>
    </message>
</context>
<context>
    <name>ExerciseSheet</name>
    <message>
        <source>Solutions</source>
        <translation>Çözümler</translation>
    </message>
</context>
<context>
    <name>ExerciseSheets</name>
    <message>
        <source>There is no exercise here.</source>
        <translation>Burada alıştırma yok.</translation>
    </message>
    <message>
        <source>A sheet takes puzzles with a solution, and questions of a study.</source>
        <translation>Sayfaya çözümlü bulmacalar ve bir çalışmanın soruları alınır.</translation>
    </message>
    <message>
        <source>Save the exercise sheet</source>
        <translation>Alıştırma sayfasını kaydet</translation>
    </message>
    <message>
        <source>“{name}” was written.</source>
        <translation>“{name}” yazıldı.</translation>
    </message>
</context>
<context>
    <name>ExplorerModel</name>
    <message>
        <source>Move</source>
        <translation>Hamle</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Oyunlar</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Sonuç</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Benim</translation>
    </message>
    <message>
        <source>Book</source>
        <translation>Kitap</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Motor</translation>
    </message>
    <message>
        <source>Click to add it to your repertoire</source>
        <translation>Repertuvarınıza eklemek için tıklayın</translation>
    </message>
    <message>
        <source>In both of your repertoires</source>
        <translation>İki repertuvarınızda da</translation>
    </message>
    <message>
        <source>In your repertoire for White</source>
        <translation>Beyaz repertuvarınızda</translation>
    </message>
    <message>
        <source>In your repertoire for Black</source>
        <translation>Siyah repertuvarınızda</translation>
    </message>
    <message>
        <source>{wins} won, {draws} drawn, {losses} lost by the side to move</source>
        <translation>Hamle sırası olan taraf için: {wins} galibiyet, {draws} beraberlik, {losses} yenilgi</translation>
    </message>
    <message>
        <source>{average} on average, last in {last}</source>
        <translation>ortalama {average}, son {last}</translation>
    </message>
</context>
<context>
    <name>ExplorerPanel</name>
    <message>
        <source>Explorer</source>
        <translation>Kâşif</translation>
    </message>
    <message>
        <source>Sorted by</source>
        <translation>Sıralama ölçütü</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Kitaplık</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Oyunlarım</translation>
    </message>
    <message>
        <source>Opening book</source>
        <translation>Açılış kitabı</translation>
    </message>
    <message>
        <source>The source whose moves come first</source>
        <translation>Hamleleri önce gelen kaynak</translation>
    </message>
    <message>
        <source>Nothing is known of this position.</source>
        <translation>Bu konum hakkında bilgi yok.</translation>
    </message>
    <message>
        <source>Moves played here</source>
        <translation>Burada oynanan hamleler</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>Dışa aktar</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Kaydet…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopyala</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Yazdır…</translation>
    </message>
    <message>
        <source>The preview is being made…</source>
        <translation>Önizleme hazırlanıyor…</translation>
    </message>
    <message>
        <source>The file of these games cannot be read any more.</source>
        <translation>Bu oyunların dosyası artık okunamıyor.</translation>
    </message>
    <message>
        <source>Page 1 of {pages}</source>
        <translation>Sayfa 1 / {pages}</translation>
    </message>
    <message>
        <source>{width} pixels wide</source>
        <translation>{width} piksel genişlik</translation>
    </message>
</context>
<context>
    <name>ExportOptions</name>
    <message>
        <source>What</source>
        <translation>İçerik</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Biçim</translation>
    </message>
    <message>
        <source>Seen from</source>
        <translation>Bakış yönü</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Renkler</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Boyut</translation>
    </message>
    <message>
        <source>Time for a move</source>
        <translation>Hamle başına süre</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} sn</translation>
    </message>
    <message>
        <source>Diagrams</source>
        <translation>Diyagramlar</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Açık</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Koyu</translation>
    </message>
    <message>
        <source>For paper</source>
        <translation>Kâğıt için</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Küçük</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Orta</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Büyük</translation>
    </message>
    <message>
        <source>Where something is said</source>
        <translation>Açıklama olan yerlerde</translation>
    </message>
    <message>
        <source>Every 5 moves</source>
        <translation>Her 5 hamlede</translation>
    </message>
    <message>
        <source>Every 10 moves</source>
        <translation>Her 10 hamlede</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Yok</translation>
    </message>
    <message>
        <source>The position</source>
        <translation>Konum</translation>
    </message>
    <message>
        <source>The line shown</source>
        <translation>Gösterilen devam yolu</translation>
    </message>
    <message>
        <source>The whole game</source>
        <translation>Bütün oyun</translation>
    </message>
    <message>
        <source>All games of the file</source>
        <translation>Dosyadaki bütün oyunlar</translation>
    </message>
    <message>
        <source>Picture (PNG)</source>
        <translation>Resim (PNG)</translation>
    </message>
    <message>
        <source>Drawing, sharp at every size (SVG)</source>
        <translation>Çizim, her boyutta keskin (SVG)</translation>
    </message>
    <message>
        <source>Pages with diagrams (PDF)</source>
        <translation>Diyagramlı sayfalar (PDF)</translation>
    </message>
    <message>
        <source>Page that plays in a browser (HTML)</source>
        <translation>Tarayıcıda oynatılan sayfa (HTML)</translation>
    </message>
    <message>
        <source>Animation (GIF)</source>
        <translation>Animasyon (GIF)</translation>
    </message>
    <message>
        <source>Text for a forum or a mail</source>
        <translation>Forum veya e-posta için metin</translation>
    </message>
</context>
<context>
    <name>ExportWords</name>
    <message>
        <source>White to move</source>
        <translation>Sıra Beyaz’da</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Sıra Siyah’ta</translation>
    </message>
    <message>
        <source>men</source>
        <translation>yoz taş</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>dama</translation>
    </message>
    <message>
        <source>round {number}</source>
        <translation>tur {number}</translation>
    </message>
    <message>
        <source>w b: men, W B: kings</source>
        <translation>w b: yoz taş, W B: dama</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tahta</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Oyunlar</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Hamleler</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>Başlangıç</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Başa</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Bir hamle geri</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Bir hamle ileri</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Sona</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Oynat</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Duraklat</translation>
    </message>
    <message>
        <source>Flip the board</source>
        <translation>Tahtayı çevir</translation>
    </message>
    <message>
        <source>Seconds a move</source>
        <translation>Hamle başına saniye</translation>
    </message>
    <message>
        <source>Keys: ← → moves, ↑ ↓ variations, space plays, F flips the board</source>
        <translation>Tuşlar: ← → hamleler, ↑ ↓ varyantlar, boşluk oynatır, F tahtayı çevirir</translation>
    </message>
</context>
<context>
    <name>Exporting</name>
    <message>
        <source>Export</source>
        <translation>Dışa aktar</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Bütün dosyalar (*)</translation>
    </message>
    <message>
        <source>It is in the folder {folder}.</source>
        <translation>Bulunduğu klasör: {folder}.</translation>
    </message>
    <message>
        <source>“{name}” was written.</source>
        <translation>“{name}” yazıldı.</translation>
    </message>
    <message>
        <source>Picture copied.</source>
        <translation>Resim kopyalandı.</translation>
    </message>
    <message>
        <source>It can be pasted into a text, a mail or a chat.</source>
        <translation>Bir metne, e-postaya veya sohbete yapıştırılabilir.</translation>
    </message>
    <message>
        <source>It can be pasted into a forum or a mail.</source>
        <translation>Bir foruma veya e-postaya yapıştırılabilir.</translation>
    </message>
    <message>
        <source>Text copied.</source>
        <translation>Metin kopyalandı.</translation>
    </message>
    <message>
        <source>The export was stopped.</source>
        <translation>Dışa aktarma durduruldu.</translation>
    </message>
    <message>
        <source>No file was changed.</source>
        <translation>Hiçbir dosya değiştirilmedi.</translation>
    </message>
    <message>
        <source>The pages are on their way to the printer.</source>
        <translation>Sayfalar yazıcıya gidiyor.</translation>
    </message>
    <message>
        <source>It does not take them, or the file cannot be written.</source>
        <translation>Yazıcı sayfaları kabul etmiyor veya dosya yazılamıyor.</translation>
    </message>
    <message>
        <source>The pages were not printed.</source>
        <translation>Sayfalar yazdırılmadı.</translation>
    </message>
</context>
<context>
    <name>Fact</name>
    <message>
        <source>You take {own}, they take {taken}.</source>
        <translation>Siz {own} taş alırsınız, rakip {taken} taş alır.</translation>
    </message>
    <message>
        <source>They take {taken}.</source>
        <translation>Rakip {taken} taş alır.</translation>
    </message>
    <message>
        <source>You must take {own} and give away {given}.</source>
        <translation>{own} taş almak ve {given} taş vermek zorundasınız.</translation>
    </message>
    <message>
        <source>You must take {own}.</source>
        <translation>{own} taş almak zorundasınız.</translation>
    </message>
    <message>
        <source>That ends the game.</source>
        <translation>Bu, oyunu bitirir.</translation>
    </message>
    <message>
        <source>That wins a king.</source>
        <translation>Bu, bir dama kazandırır.</translation>
    </message>
    <message>
        <source>That makes a king.</source>
        <translation>Bu, damaya çıkarır.</translation>
    </message>
    <message>
        <source>That takes a king.</source>
        <translation>Bununla bir dama alınır.</translation>
    </message>
    <message>
        <source>Whatever is answered, the men on {squares} cannot move next without loss.</source>
        <translation>Ne yanıt verilirse verilsin, şu karelerdeki taşlar bir sonraki hamlede kayıpsız oynayamaz: {squares}.</translation>
    </message>
    <message>
        <source>In the best line found {move} wins the game {soon}.</source>
        <translation>Bulunan en iyi yolda {move} {soon} oyunu kazandırır.</translation>
    </message>
    <message>
        <source>In the best line found {move} makes a king {soon}.</source>
        <translation>Bulunan en iyi yolda {move} ile {soon} damaya çıkılır.</translation>
    </message>
    <message>
        <source>In the best line found {move} leads to the capture of a king.</source>
        <translation>Bulunan en iyi yolda {move} bir damanın alınmasını sağlar.</translation>
    </message>
    <message>
        <source>In the best line found this loses the game {soon}, beginning with {answer}.</source>
        <translation>Bulunan en iyi yolda bu, oyunu {soon} kaybettirir; başlangıç: {answer}.</translation>
    </message>
    <message>
        <source>In the best line found the other side makes a king {soon}, beginning with {answer}.</source>
        <translation>Bulunan en iyi yolda öteki taraf {soon} damaya çıkar; başlangıç: {answer}.</translation>
    </message>
    <message>
        <source>In the best line found this loses a king, beginning with {answer}.</source>
        <translation>Bulunan en iyi yolda bu, bir dama kaybettirir; başlangıç: {answer}.</translation>
    </message>
    <message>
        <source>The endgame was {was}: {own} against {theirs}. Now it is {now}.</source>
        <translation>Oyun sonu daha önce: {was} ({own} – karşısında {theirs}). Şimdi: {now}.</translation>
    </message>
    <message>
        <source>Allows a shot that ends the game, beginning with {answer}.</source>
        <translation>Oyunu bitiren bir açmaza izin verir; başlangıç: {answer}.</translation>
    </message>
    <message>
        <source>Takes {own}, but {answer} begins to take {taken} back.</source>
        <translation>Bu hamle {own} taş alır, ama {answer} ile başlayarak {taken} taş geri alınır.</translation>
    </message>
    <message>
        <source>Allows a shot: {answer} wins {net}, {taken} for {given}.</source>
        <translation>Açmaza izin verir: {answer}, kazancı {net} taş ({given} taş karşılığında {taken} taş).</translation>
    </message>
    <message>
        <source>Loses {taken}, beginning with {answer}.</source>
        <translation>Bu, {taken} taş kaybettirir; başlangıç: {answer}.</translation>
    </message>
    <message>
        <source>Misses a capture of {taken}: {move}.</source>
        <translation>Taş alma fırsatını kaçırır: {move}, {taken} taş.</translation>
    </message>
    <message>
        <source>{move} would have won {taken} by force.</source>
        <translation>{move} zorlayarak {taken} taş kazandırırdı.</translation>
    </message>
    <message>
        <source>Misses a shot: {move} wins {net}, {taken} for {given}.</source>
        <translation>Açmazı kaçırır: {move}, kazancı {net} taş ({given} taş karşılığında {taken} taş).</translation>
    </message>
    <message>
        <source>Has to take {own} and gives away {taken}, beginning with {answer}.</source>
        <translation>Zorunlu olarak {own} taş alır ve {taken} taş verir; başlangıç: {answer}.</translation>
    </message>
    <message>
        <source>Has to take {own}, beginning with {answer}.</source>
        <translation>Zorunlu olarak {own} taş alır; başlangıç: {answer}.</translation>
    </message>
    <message>
        <source>Misses a shot: {move} gives away {given} and takes {taken}.</source>
        <translation>Açmazı kaçırır: {move} ile {given} taş verilir ve {taken} taş alınır.</translation>
    </message>
    <message>
        <source>{move} would have made the other side take {given}.</source>
        <translation>{move} öteki tarafı {given} taş almaya zorlardı.</translation>
    </message>
    <message>
        <source>Leaves {square} to be taken for nothing.</source>
        <translation>Şu karedeki taşı karşılıksız alınmaya bırakır: {square}.</translation>
    </message>
    <message>
        <source>Lets {square} be taken for nothing.</source>
        <translation>Şu karedeki taşın karşılıksız alınmasına yol açar: {square}.</translation>
    </message>
    <message>
        <source>Leaves {squares} to be taken for nothing.</source>
        <translation>Şu karelerdeki taşları karşılıksız alınmaya bırakır: {squares}.</translation>
    </message>
    <message>
        <source>Lets {squares} be taken for nothing.</source>
        <translation>Şu karelerdeki taşların karşılıksız alınmasına yol açar: {squares}.</translation>
    </message>
    <message>
        <source>Lets the edge go: {guard} guarded it. The other side makes a king {soon}.</source>
        <translation>Kenarı bırakır; onu {guard} koruyordu. Öteki taraf {soon} damaya çıkar.</translation>
    </message>
    <message>
        <source>The other side makes a king {soon}, and nothing stops it.</source>
        <translation>Öteki taraf {soon} damaya çıkar ve bunu hiçbir şey durduramaz.</translation>
    </message>
    <message>
        <source>Misses a breakthrough: {move} makes a king {soon}.</source>
        <translation>Yarmayı kaçırır: {move} ile {soon} damaya çıkılır.</translation>
    </message>
    <message>
        <source>one</source>
        <translation>bir</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>berabere</translation>
    </message>
    <message>
        <source>won</source>
        <translation>kazanılmış</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>kaybedilmiş</translation>
    </message>
</context>
<context>
    <name>FactsDialog</name>
    <message>
        <source>Details of the game</source>
        <translation>Oyun bilgileri</translation>
    </message>
    <message>
        <source>The game is being played: its result comes from the game.</source>
        <translation>Oyun sürüyor: sonucu oyundan gelir.</translation>
    </message>
    <message>
        <source>&amp;Other tags</source>
        <translation>&amp;Diğer etiketler</translation>
    </message>
    <message>
        <source>&amp;White</source>
        <translation>&amp;Beyaz</translation>
    </message>
    <message>
        <source>&amp;Black</source>
        <translation>&amp;Siyah</translation>
    </message>
    <message>
        <source>&amp;Event</source>
        <translation>&amp;Etkinlik</translation>
    </message>
    <message>
        <source>&amp;Site</source>
        <translation>&amp;Yer</translation>
    </message>
    <message>
        <source>&amp;Date</source>
        <translation>&amp;Tarih</translation>
    </message>
    <message>
        <source>R&amp;ound</source>
        <translation>T&amp;ur</translation>
    </message>
    <message>
        <source>&amp;Result</source>
        <translation>S&amp;onuç</translation>
    </message>
    <message>
        <source>&amp;Annotator</source>
        <translation>&amp;Yorumcu</translation>
    </message>
    <message>
        <source>As far as it is known: 2024, 2024-05, 2024-05-17</source>
        <translation>Bilindiği kadar: 2024, 2024-05, 2024-05-17</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Uygula</translation>
    </message>
    <message>
        <source>{side}: rating</source>
        <translation>{side}: puan</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Puan</translation>
    </message>
    <message>
        <source>“{text}” is not read as a date.</source>
        <translation>“{text}” tarih olarak okunamıyor.</translation>
    </message>
    <message>
        <source>“{text}” is not a number.</source>
        <translation>“{text}” bir sayı değil.</translation>
    </message>
</context>
<context>
    <name>File</name>
    <message>
        <source>Draughts games</source>
        <translation>Dama oyunları</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Bütün dosyalar</translation>
    </message>
    <message>
        <source>“{name}” was not saved.</source>
        <translation>“{name}” kaydedilmedi.</translation>
    </message>
    <message>
        <source>“{name}” was not opened.</source>
        <translation>“{name}” açılmadı.</translation>
    </message>
    <message>
        <source>The disk is full. Your game is still here.</source>
        <translation>Disk dolu. Oyununuz hâlâ burada.</translation>
    </message>
    <message>
        <source>“{name}” was left as it is.</source>
        <translation>“{name}” olduğu gibi bırakıldı.</translation>
    </message>
    <message>
        <source>Another program has changed the file meanwhile. Read it again to go on.</source>
        <translation>Başka bir program dosyayı bu arada değiştirdi. Sürdürmek için yeniden okuyun.</translation>
    </message>
    <message>
        <source>Its encoding lacks a letter that is needed, or some of its letters are damaged.</source>
        <translation>Kodlamasında gereken bir harf yok ya da bazı harfleri hasarlı.</translation>
    </message>
    <message>
        <source>You are not allowed to change it.</source>
        <translation>Değiştirme izniniz yok.</translation>
    </message>
    <message>
        <source>No file can be that large there.</source>
        <translation>Orada hiçbir dosya bu kadar büyük olamaz.</translation>
    </message>
    <message>
        <source>You are not allowed to read it.</source>
        <translation>Okuma izniniz yok.</translation>
    </message>
    <message>
        <source>You are not allowed to do that there; choose another folder.</source>
        <translation>Orada buna izniniz yok; başka bir klasör seçin.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Böyle bir dosya yok.</translation>
    </message>
    <message>
        <source>Its folder does not exist; choose another.</source>
        <translation>Klasörü yok; başka bir klasör seçin.</translation>
    </message>
    <message>
        <source>It is a folder, not a file.</source>
        <translation>Bu bir klasör, dosya değil.</translation>
    </message>
    <message>
        <source>It is not a plain file.</source>
        <translation>Bu sıradan bir dosya değil.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Disk dolu.</translation>
    </message>
    <message>
        <source>No file can be that large there; choose another folder.</source>
        <translation>Orada hiçbir dosya bu kadar büyük olamaz; başka bir klasör seçin.</translation>
    </message>
    <message>
        <source>There is no game in it.</source>
        <translation>İçinde oyun yok.</translation>
    </message>
    <message>
        <source>Another program has changed or removed the file meanwhile. Save under another name.</source>
        <translation>Başka bir program dosyayı bu arada değiştirdi veya kaldırdı. Başka adla kaydedin.</translation>
    </message>
    <message>
        <source>The game has been changed or removed there meanwhile.</source>
        <translation>Oyun orada bu arada değiştirildi veya kaldırıldı.</translation>
    </message>
    <message>
        <source>One of its chapters is on the main board with changes that are not saved.</source>
        <translation>Bölümlerinden biri kaydedilmemiş değişikliklerle ana tahtada.</translation>
    </message>
    <message>
        <source>Another program has it open. Close it there, then try again.</source>
        <translation>Başka bir programda açık. Orada kapatıp yeniden deneyin.</translation>
    </message>
    <message>
        <source>It is just being written by another window: {detail}</source>
        <translation>Şu anda başka bir pencere tarafından yazılıyor: {detail}</translation>
    </message>
    <message>
        <source>Its encoding lacks a letter that is needed. Save under another name.</source>
        <translation>Kodlamasında gereken bir harf yok. Başka adla kaydedin.</translation>
    </message>
    <message>
        <source>What “{name}” holds cannot be told just now: {detail}</source>
        <translation>“{name}” dosyasının içeriği şu anda bilinemiyor: {detail}</translation>
    </message>
    <message>
        <source>The disk does not answer.</source>
        <translation>Disk yanıt vermiyor.</translation>
    </message>
    <message>
        <source>It takes a little longer.</source>
        <translation>Biraz daha sürecek.</translation>
    </message>
    <message>
        <source>The text of its games is damaged: moved, they would run into one another.</source>
        <translation>Oyunlarının metni hasarlı: taşınırlarsa birbirine karışırlar.</translation>
    </message>
</context>
<context>
    <name>FileCommands</name>
    <message>
        <source>As in the file</source>
        <translation>Dosyadaki gibi</translation>
    </message>
    <message>
        <source>By White</source>
        <translation>Beyaz’a göre</translation>
    </message>
    <message>
        <source>By Black</source>
        <translation>Siyah’a göre</translation>
    </message>
    <message>
        <source>By result</source>
        <translation>Sonuca göre</translation>
    </message>
    <message>
        <source>By date</source>
        <translation>Tarihe göre</translation>
    </message>
    <message>
        <source>By event</source>
        <translation>Etkinliğe göre</translation>
    </message>
    <message>
        <source>By kind of game</source>
        <translation>Oyun türüne göre</translation>
    </message>
    <message>
        <source>Copy to</source>
        <translation>Şuraya kopyala</translation>
    </message>
    <message>
        <source>Move to</source>
        <translation>Şuraya taşı</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Sıralama</translation>
    </message>
    <message>
        <source>Review all games…</source>
        <translation>Bütün oyunları incele…</translation>
    </message>
    <message>
        <source>Undo {edit}</source>
        <translation>Geri al: {edit}</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Geri al</translation>
    </message>
    <message>
        <source>Redo {edit}</source>
        <translation>Yinele: {edit}</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Yinele</translation>
    </message>
</context>
<context>
    <name>FileEdit</name>
    <message>
        <source>The one on the board stays there and is in no file now.</source>
        <translation>Tahtadaki oyun orada kalır; artık hiçbir dosyada yok.</translation>
    </message>
    <message>
        <source>What was deleted can be brought back until the file is closed.</source>
        <translation>Silinenler dosya kapatılana kadar geri getirilebilir.</translation>
    </message>
    <message>
        <source>Done again: {edit}.</source>
        <translation>Yinelendi: {edit}.</translation>
    </message>
    <message>
        <source>Undone: {edit}.</source>
        <translation>Geri alındı: {edit}.</translation>
    </message>
</context>
<context>
    <name>FileGames</name>
    <message>
        <source>Show the game in the file</source>
        <translation>Dosyadaki oyunu göster</translation>
    </message>
    <message>
        <source>“{name}” was changed meanwhile.</source>
        <translation>“{name}” bu arada değişti.</translation>
    </message>
    <message>
        <source>This is your version; its changes are not saved in “{name}” yet.</source>
        <translation>Bu sizin sürümünüz; değişiklikleri henüz “{name}” dosyasına kaydedilmedi.</translation>
    </message>
    <message>
        <source>Saving puts them there.</source>
        <translation>Kaydetmek onları oraya koyar.</translation>
    </message>
</context>
<context>
    <name>FileGamesModel</name>
    <message>
        <source>Your changes are not saved in the file.</source>
        <translation>Değişiklikleriniz dosyaya kaydedilmedi.</translation>
    </message>
    <message>
        <source>on the board</source>
        <translation>tahtada</translation>
    </message>
    <message>
        <source>changes not saved</source>
        <translation>değişiklikler kaydedilmedi</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>Oyun {number}</translation>
    </message>
</context>
<context>
    <name>FileReviewing</name>
    <message>
        <source>A review is under way.</source>
        <translation>Bir inceleme sürüyor.</translation>
    </message>
    <message>
        <source>There are no games to review.</source>
        <translation>İncelenecek oyun yok.</translation>
    </message>
    <message>
        <source>Open a file of games first.</source>
        <translation>Önce bir oyun dosyası açın.</translation>
    </message>
    <message>
        <source>All of these games were reviewed before.</source>
        <translation>Bu oyunların hepsi daha önce incelendi.</translation>
    </message>
    <message>
        <source>The game on the board can be reviewed once more.</source>
        <translation>Tahtadaki oyun bir daha incelenebilir.</translation>
    </message>
    <message>
        <source>Reviewing the games</source>
        <translation>Oyunlar inceleniyor</translation>
    </message>
    <message>
        <source>The review could not go on.</source>
        <translation>İnceleme sürdürülemedi.</translation>
    </message>
    <message>
        <source>What was found is kept. ({detail})</source>
        <translation>Bulunanlar saklandı. ({detail})</translation>
    </message>
</context>
<context>
    <name>FileTabs</name>
    <message>
        <source>Open files</source>
        <translation>Açık dosyalar</translation>
    </message>
</context>
<context>
    <name>FilesPanel</name>
    <message>
        <source>Games</source>
        <translation>Oyunlar</translation>
    </message>
    <message>
        <source>Commands for the games</source>
        <translation>Oyun komutları</translation>
    </message>
    <message>
        <source>Hide the list</source>
        <translation>Listeyi gizle</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Dosya aç…</translation>
    </message>
    <message>
        <source>The games of the files that you open are listed here.</source>
        <translation>Açtığınız dosyalardaki oyunlar burada listelenir.</translation>
    </message>
</context>
<context>
    <name>FilmStrip</name>
    <message>
        <source>Strip of boards</source>
        <translation>Tahta şeridi</translation>
    </message>
</context>
<context>
    <name>Finder</name>
    <message>
        <source>Command</source>
        <translation>Komut</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Ayar</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Oyun türü</translation>
    </message>
    <message>
        <source>Course</source>
        <translation>Ders</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Bölüm</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Kurallar</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Dosya</translation>
    </message>
    <message>
        <source>Folder of the library</source>
        <translation>Kitaplık klasörü</translation>
    </message>
    <message>
        <source>not now</source>
        <translation>şu anda kullanılamaz</translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <translation>Kurallar: {game}</translation>
    </message>
    <message>
        <source>Tour of {game}</source>
        <translation>Tanıtım turu: {game}</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Oyunlarım</translation>
    </message>
</context>
<context>
    <name>FolderList</name>
    <message>
        <source>Folders</source>
        <translation>Klasörler</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Bütün oyunlar</translation>
    </message>
    <message>
        <source>Marked</source>
        <translation>İşaretli</translation>
    </message>
    <message>
        <source>With stars</source>
        <translation>Yıldızlı</translation>
    </message>
    <message>
        <source>Not read to the end</source>
        <translation>Sonuna kadar okunmamış</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Etiketler</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Oyunlarım</translation>
    </message>
    <message>
        <source>New folder…</source>
        <translation>Yeni klasör…</translation>
    </message>
    <message>
        <source>New folder in “{name}”…</source>
        <translation>“{name}” içinde yeni klasör…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Yeniden adlandır…</translation>
    </message>
    <message>
        <source>Remove the folder, keep its games</source>
        <translation>Klasörü kaldır, oyunları kalsın</translation>
    </message>
    <message>
        <source>New folder</source>
        <translation>Yeni klasör</translation>
    </message>
    <message>
        <source>Rename the folder</source>
        <translation>Klasörü yeniden adlandır</translation>
    </message>
</context>
<context>
    <name>FoundWalk</name>
    <message>
        <source>No games were looked for yet.</source>
        <translation>Henüz oyun aranmadı.</translation>
    </message>
    <message>
        <source>Search in the library, or list the games with the position on the board.</source>
        <translation>Kitaplıkta arayın ya da tahtadaki konumun olduğu oyunları listeleyin.</translation>
    </message>
    <message>
        <source>This is the first of the games that were found.</source>
        <translation>Bulunan oyunların ilki bu.</translation>
    </message>
    <message>
        <source>This is the last of the games that were found.</source>
        <translation>Bulunan oyunların sonuncusu bu.</translation>
    </message>
    <message>
        <source>This game cannot be shown.</source>
        <translation>Bu oyun gösterilemiyor.</translation>
    </message>
    <message>
        <source>Its text is kept in the library; “Export…” writes it to a file.</source>
        <translation>Metni kitaplıkta saklanıyor; “Dışa aktar…” onu dosyaya yazar.</translation>
    </message>
</context>
<context>
    <name>GameBox</name>
    <message>
        <source>Game</source>
        <translation>Oyun türü</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>All the rules</source>
        <translation>Bütün kurallar</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Karşılaştır</translation>
    </message>
    <message>
        <source>See in what another game differs from this one</source>
        <translation>Başka bir oyunun bundan farkını görün</translation>
    </message>
    <message>
        <source>Take the tour</source>
        <translation>Tanıtım turu</translation>
    </message>
    <message>
        <source>The game in five minutes, by moves that you make</source>
        <translation>Oyun, kendi hamlelerinizle beş dakikada</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>Favori</translation>
    </message>
</context>
<context>
    <name>GameChanges</name>
    <message>
        <source>Undo</source>
        <translation>Geri al</translation>
    </message>
    <message>
        <source>New label</source>
        <translation>Yeni etiket</translation>
    </message>
    <message>
        <source>The folder “{name}” was removed; its games are still in the library.</source>
        <translation>“{name}” klasörü kaldırıldı; oyunları hâlâ kitaplıkta.</translation>
    </message>
    <message>
        <source>Put them back</source>
        <translation>Geri getir</translation>
    </message>
    <message>
        <source>Export games</source>
        <translation>Oyunları dışa aktar</translation>
    </message>
    <message>
        <source>Games written to “{name}”: {count}.</source>
        <translation>“{name}” dosyasına yazılan oyun: {count}.</translation>
    </message>
</context>
<context>
    <name>GameChoice</name>
    <message>
        <source>Another game</source>
        <translation>Başka bir oyun</translation>
    </message>
    <message>
        <source>Search names, events, years</source>
        <translation>Ad, etkinlik, yıl ara</translation>
    </message>
    <message>
        <source>Search the library</source>
        <translation>Kitaplıkta ara</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Oyunlarım</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Kitaplık</translation>
    </message>
    <message>
        <source>Clipboard</source>
        <translation>Pano</translation>
    </message>
    <message>
        <source>Take this game</source>
        <translation>Bu oyunu al</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Kaynak</translation>
    </message>
    <message>
        <source>The games cannot be read.</source>
        <translation>Oyunlar okunamıyor.</translation>
    </message>
    <message>
        <source>There is no game here.</source>
        <translation>Burada oyun yok.</translation>
    </message>
    <message>
        <source>The text on the clipboard is too long to look for games in it.</source>
        <translation>Panodaki metin, içinde oyun aramak için çok uzun.</translation>
    </message>
    <message>
        <source>There is no game on the clipboard.</source>
        <translation>Panoda oyun yok.</translation>
    </message>
    <message>
        <source>This game cannot be read.</source>
        <translation>Bu oyun okunamıyor.</translation>
    </message>
</context>
<context>
    <name>GameList</name>
    <message>
        <source>Search games</source>
        <translation>Oyun türü ara</translation>
    </message>
    <message>
        <source>No game matches.</source>
        <translation>Aramaya uyan oyun türü yok.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Oyun türleri</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Favoriler</translation>
    </message>
    <message>
        <source>Lately played</source>
        <translation>Son oynananlar</translation>
    </message>
</context>
<context>
    <name>GamePane</name>
    <message>
        <source>Start</source>
        <translation>Başlangıç</translation>
    </message>
</context>
<context>
    <name>GamePlace</name>
    <message>
        <source>Game {number} of {count} · {name}</source>
        <translation>Oyun {number} / {count} · {name}</translation>
    </message>
</context>
<context>
    <name>GamePreview</name>
    <message>
        <source>Put it on the board</source>
        <translation>Tahtaya koy</translation>
    </message>
    <message>
        <source>Choose a game to see it here.</source>
        <translation>Burada görmek için bir oyun seçin.</translation>
    </message>
    <message>
        <source>This game could not be read to its end; its text is kept.</source>
        <translation>Bu oyun sonuna kadar okunamadı; metni saklanıyor.</translation>
    </message>
</context>
<context>
    <name>GameRows</name>
    <message>
        <source>Games</source>
        <translation>Oyunlar</translation>
    </message>
</context>
<context>
    <name>GameTextDialog</name>
    <message>
        <source>Text of the game</source>
        <translation>Oyunun metni</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>The computer waits for you.</source>
        <translation>Bilgisayar sizi bekliyor.</translation>
    </message>
    <message>
        <source>It moves when you press Space.</source>
        <translation>Boşluk tuşuna basınca oynar.</translation>
    </message>
    <message>
        <source>Open games</source>
        <translation>Oyun aç</translation>
    </message>
    <message>
        <source>Import them into the library to search the games of all.</source>
        <translation>Hepsinin oyunlarında aramak için kitaplığa aktarın.</translation>
    </message>
    <message>
        <source>The file does not say how its letters are written.</source>
        <translation>Dosya, harflerinin nasıl yazıldığını söylemiyor.</translation>
    </message>
    <message>
        <source>They were read as {encoding}.</source>
        <translation>Kullanılan kodlama: {encoding}.</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Konuk</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Oyuncu</translation>
    </message>
    <message>
        <source>{name} (Harzdame, {level})</source>
        <translation>{name} (Harzdame, {level})</translation>
    </message>
    <message>
        <source>Harzdame ({level})</source>
        <translation>Harzdame ({level})</translation>
    </message>
    <message>
        <source>Harzdame ({level}, {style})</source>
        <translation>Harzdame ({level}, {style})</translation>
    </message>
    <message>
        <source>Chess</source>
        <translation>Satranç</translation>
    </message>
    <message>
        <source>Chinese chess</source>
        <translation>Çin satrancı</translation>
    </message>
    <message>
        <source>Othello</source>
        <translation>Othello</translation>
    </message>
    <message>
        <source>English draughts</source>
        <translation>İngiliz daması</translation>
    </message>
    <message>
        <source>Italian draughts</source>
        <translation>İtalyan daması</translation>
    </message>
    <message>
        <source>Pool checkers</source>
        <translation>Pool checkers</translation>
    </message>
    <message>
        <source>Spanish draughts</source>
        <translation>İspanyol daması</translation>
    </message>
    <message>
        <source>Russian draughts</source>
        <translation>Rus daması</translation>
    </message>
    <message>
        <source>Brazilian draughts</source>
        <translation>Brezilya daması</translation>
    </message>
    <message>
        <source>Canadian draughts</source>
        <translation>Kanada daması</translation>
    </message>
    <message>
        <source>Portuguese draughts</source>
        <translation>Portekiz daması</translation>
    </message>
    <message>
        <source>Czech draughts</source>
        <translation>Çek daması</translation>
    </message>
    <message>
        <source>Thai draughts</source>
        <translation>Tayland daması</translation>
    </message>
    <message>
        <source>Frisian draughts</source>
        <translation>Friz daması</translation>
    </message>
    <message>
        <source>Spantsiretti</source>
        <translation>Spantsiretti</translation>
    </message>
    <message>
        <source>Draughts on 64 squares</source>
        <translation>64 karelik dama</translation>
    </message>
    <message>
        <source>Draughts on 144 squares</source>
        <translation>144 karelik dama</translation>
    </message>
    <message>
        <source>Another game</source>
        <translation>Başka bir oyun</translation>
    </message>
    <message>
        <source>{game} (guessed)</source>
        <translation>{game} (tahmin)</translation>
    </message>
    <message>
        <source>no majority</source>
        <translation>çoğunluk kuralı yok</translation>
    </message>
    <message>
        <source>free choice</source>
        <translation>serbest seçim</translation>
    </message>
    <message>
        <source>flying kings</source>
        <translation>uçan damalar</translation>
    </message>
    <message>
        <source>short kings</source>
        <translation>kısa damalar</translation>
    </message>
    <message>
        <source>men capture backward</source>
        <translation>yoz taşlar geriye de taş alır</translation>
    </message>
    <message>
        <source>men capture forward only</source>
        <translation>yoz taşlar yalnızca ileriye taş alır</translation>
    </message>
    <message>
        <source>majority capture</source>
        <translation>en çok taşı alma zorunluluğu</translation>
    </message>
    <message>
        <source>capture with a king first</source>
        <translation>önce damayla alma</translation>
    </message>
    <message>
        <source>most kings</source>
        <translation>en çok dama</translation>
    </message>
    <message>
        <source>kings first</source>
        <translation>önce damalar</translation>
    </message>
    <message>
        <source>capture of the greatest value</source>
        <translation>değeri en büyük alma</translation>
    </message>
    <message>
        <source>give away</source>
        <translation>taş verme</translation>
    </message>
    <message>
        <source>losing wins</source>
        <translation>kaybeden kazanır</translation>
    </message>
    <message>
        <source>first king wins</source>
        <translation>ilk dama yapan kazanır</translation>
    </message>
</context>
<context>
    <name>GamesModel</name>
    <message>
        <source>White</source>
        <translation>Beyaz</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Siyah</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Sonuç</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Tarih</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Etkinlik</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Yer</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Tur</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Hamle</translation>
    </message>
    <message>
        <source>Stars</source>
        <translation>Yıldız</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Tür</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Açılış</translation>
    </message>
</context>
<context>
    <name>GamesTable</name>
    <message>
        <source>Games found</source>
        <translation>Bulunan oyunlar</translation>
    </message>
</context>
<context>
    <name>GamesView</name>
    <message>
        <source>Search names, events, years</source>
        <translation>Ad, etkinlik, yıl ara</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Ara</translation>
    </message>
</context>
<context>
    <name>Glyph</name>
    <message>
        <source>Annotation {number}</source>
        <translation>Not {number}</translation>
    </message>
    <message>
        <source>Good move</source>
        <translation>İyi hamle</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Hata</translation>
    </message>
    <message>
        <source>Excellent move</source>
        <translation>Mükemmel hamle</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Vahim hata</translation>
    </message>
    <message>
        <source>Interesting move</source>
        <translation>İlginç hamle</translation>
    </message>
    <message>
        <source>Dubious move</source>
        <translation>Şüpheli hamle</translation>
    </message>
    <message>
        <source>Forced move</source>
        <translation>Zorunlu hamle</translation>
    </message>
    <message>
        <source>Only move</source>
        <translation>Tek hamle</translation>
    </message>
    <message>
        <source>Worst move</source>
        <translation>En kötü hamle</translation>
    </message>
    <message>
        <source>Even position</source>
        <translation>Eşit konum</translation>
    </message>
    <message>
        <source>Equal chances, quiet position</source>
        <translation>Eşit şanslar, sakin konum</translation>
    </message>
    <message>
        <source>Equal chances, active position</source>
        <translation>Eşit şanslar, hareketli konum</translation>
    </message>
    <message>
        <source>Unclear position</source>
        <translation>Belirsiz konum</translation>
    </message>
    <message>
        <source>With the idea</source>
        <translation>Şu fikirle</translation>
    </message>
    <message>
        <source>Aimed against</source>
        <translation>Şuna karşı</translation>
    </message>
    <message>
        <source>Better is</source>
        <translation>Daha iyisi</translation>
    </message>
    <message>
        <source>Worse is</source>
        <translation>Daha kötüsü</translation>
    </message>
    <message>
        <source>Equivalent is</source>
        <translation>Eşdeğeri</translation>
    </message>
    <message>
        <source>Editorial remark</source>
        <translation>Yayıncının notu</translation>
    </message>
    <message>
        <source>Novelty</source>
        <translation>Yenilik</translation>
    </message>
    <message>
        <source>{side} has a slight advantage</source>
        <translation>{side} biraz üstün</translation>
    </message>
    <message>
        <source>{side} has a clear advantage</source>
        <translation>{side} açıkça üstün</translation>
    </message>
    <message>
        <source>{side} is winning</source>
        <translation>{side} kazanıyor</translation>
    </message>
    <message>
        <source>{side} has a crushing advantage</source>
        <translation>{side} ezici biçimde üstün</translation>
    </message>
    <message>
        <source>{side} is in zugzwang</source>
        <translation>{side} zugzwang durumunda</translation>
    </message>
    <message>
        <source>{side} has slightly more space</source>
        <translation>{side}: biraz daha çok alan</translation>
    </message>
    <message>
        <source>{side} has more space</source>
        <translation>{side}: daha çok alan</translation>
    </message>
    <message>
        <source>{side} has decisively more space</source>
        <translation>{side}: kesin biçimde daha çok alan</translation>
    </message>
    <message>
        <source>{side} is slightly ahead in development</source>
        <translation>{side} gelişimde biraz önde</translation>
    </message>
    <message>
        <source>{side} is ahead in development</source>
        <translation>{side} gelişimde önde</translation>
    </message>
    <message>
        <source>{side} is decisively ahead in development</source>
        <translation>{side} gelişimde kesin biçimde önde</translation>
    </message>
    <message>
        <source>{side} has the initiative</source>
        <translation>{side}: inisiyatif onda</translation>
    </message>
    <message>
        <source>{side} has a lasting initiative</source>
        <translation>{side}: kalıcı inisiyatif onda</translation>
    </message>
    <message>
        <source>{side} has the attack</source>
        <translation>{side}: hücum onda</translation>
    </message>
    <message>
        <source>{side} has too little for the material</source>
        <translation>{side}: verdiği taşa karşılık yetersiz</translation>
    </message>
    <message>
        <source>{side} has enough for the material</source>
        <translation>{side}: verdiği taşa karşılık yeterli</translation>
    </message>
    <message>
        <source>{side} has more than enough for the material</source>
        <translation>{side}: verdiği taşa karşılık fazlasıyla yeterli</translation>
    </message>
    <message>
        <source>{side} controls the centre a little better</source>
        <translation>{side} merkeze biraz daha hâkim</translation>
    </message>
    <message>
        <source>{side} controls the centre better</source>
        <translation>{side} merkeze daha hâkim</translation>
    </message>
    <message>
        <source>{side} controls the centre decisively</source>
        <translation>{side} merkeze kesin biçimde hâkim</translation>
    </message>
    <message>
        <source>{side} has a weak back row</source>
        <translation>{side}: zayıf arka sıra</translation>
    </message>
    <message>
        <source>{side} has a well guarded back row</source>
        <translation>{side}: iyi korunan arka sıra</translation>
    </message>
    <message>
        <source>{side} has a poorly placed king</source>
        <translation>{side}: kötü yerleşmiş dama</translation>
    </message>
    <message>
        <source>{side} has a well placed king</source>
        <translation>{side}: iyi yerleşmiş dama</translation>
    </message>
    <message>
        <source>{side} has a very weak formation of men</source>
        <translation>{side}: çok zayıf taş düzeni</translation>
    </message>
    <message>
        <source>{side} has a rather weak formation of men</source>
        <translation>{side}: oldukça zayıf taş düzeni</translation>
    </message>
    <message>
        <source>{side} has a rather strong formation of men</source>
        <translation>{side}: oldukça güçlü taş düzeni</translation>
    </message>
    <message>
        <source>{side} has a very strong formation of men</source>
        <translation>{side}: çok güçlü taş düzeni</translation>
    </message>
    <message>
        <source>{side} has badly coordinated pieces</source>
        <translation>{side}: uyumsuz taşlar</translation>
    </message>
    <message>
        <source>{side} has well coordinated pieces</source>
        <translation>{side}: uyumlu taşlar</translation>
    </message>
    <message>
        <source>{side} has played the opening very badly</source>
        <translation>{side} açılışı çok kötü oynadı</translation>
    </message>
    <message>
        <source>{side} has played the opening badly</source>
        <translation>{side} açılışı kötü oynadı</translation>
    </message>
    <message>
        <source>{side} has played the opening well</source>
        <translation>{side} açılışı iyi oynadı</translation>
    </message>
    <message>
        <source>{side} has played the opening very well</source>
        <translation>{side} açılışı çok iyi oynadı</translation>
    </message>
    <message>
        <source>{side} has played the middle game very badly</source>
        <translation>{side} oyun ortasını çok kötü oynadı</translation>
    </message>
    <message>
        <source>{side} has played the middle game badly</source>
        <translation>{side} oyun ortasını kötü oynadı</translation>
    </message>
    <message>
        <source>{side} has played the middle game well</source>
        <translation>{side} oyun ortasını iyi oynadı</translation>
    </message>
    <message>
        <source>{side} has played the middle game very well</source>
        <translation>{side} oyun ortasını çok iyi oynadı</translation>
    </message>
    <message>
        <source>{side} has played the endgame very badly</source>
        <translation>{side} oyun sonunu çok kötü oynadı</translation>
    </message>
    <message>
        <source>{side} has played the endgame badly</source>
        <translation>{side} oyun sonunu kötü oynadı</translation>
    </message>
    <message>
        <source>{side} has played the endgame well</source>
        <translation>{side} oyun sonunu iyi oynadı</translation>
    </message>
    <message>
        <source>{side} has played the endgame very well</source>
        <translation>{side} oyun sonunu çok iyi oynadı</translation>
    </message>
    <message>
        <source>{side} has a little counterplay</source>
        <translation>{side}: biraz karşı oyun</translation>
    </message>
    <message>
        <source>{side} has counterplay</source>
        <translation>{side}: karşı oyun</translation>
    </message>
    <message>
        <source>{side} has decisive counterplay</source>
        <translation>{side}: kesin karşı oyun</translation>
    </message>
    <message>
        <source>{side} is short of time</source>
        <translation>{side} zaman sıkışmasında</translation>
    </message>
    <message>
        <source>{side} is very short of time</source>
        <translation>{side} ağır zaman sıkışmasında</translation>
    </message>
</context>
<context>
    <name>Guess</name>
    <message>
        <source>Right</source>
        <translation>Doğru</translation>
    </message>
    <message>
        <source>{move} was played.</source>
        <translation>Oynanan: {move}.</translation>
    </message>
    <message>
        <source>Better than the game</source>
        <translation>Oyundakinden iyi</translation>
    </message>
    <message>
        <source>Just as good</source>
        <translation>Aynı derecede iyi</translation>
    </message>
    <message>
        <source>Nearly as good</source>
        <translation>Hemen hemen o kadar iyi</translation>
    </message>
    <message>
        <source>Not as good</source>
        <translation>O kadar iyi değil</translation>
    </message>
    <message>
        <source>{move} was played. The two could not be compared.</source>
        <translation>Oynanan: {move}. İkisi karşılaştırılamadı.</translation>
    </message>
    <message>
        <source>{move} was played. Of 100 such games it scores {played}, and your {own_move} scores {own}.</source>
        <translation>Oynanan: {move}. Böyle 100 oyunda {played} puan getirir; sizinki ({own_move}) {own} puan.</translation>
    </message>
    <message>
        <source>No points yet</source>
        <translation>Henüz puan yok</translation>
    </message>
    <message>
        <source>Nothing was guessed.</source>
        <translation>Hiç tahmin yapılmadı.</translation>
    </message>
    <message>
        <source>Masterly</source>
        <translation>Ustaca</translation>
    </message>
    <message>
        <source>Very good</source>
        <translation>Çok iyi</translation>
    </message>
    <message>
        <source>Well guessed</source>
        <translation>İyi tahmin</translation>
    </message>
    <message>
        <source>A hard game</source>
        <translation>Zor bir oyun</translation>
    </message>
    <message>
        <source>the move of the game: {count}</source>
        <translation>oyundaki hamle: {count}</translation>
    </message>
    <message>
        <source>as good or better: {count}</source>
        <translation>o kadar iyi veya daha iyi: {count}</translation>
    </message>
    <message>
        <source>nearly as good: {count}</source>
        <translation>hemen hemen o kadar iyi: {count}</translation>
    </message>
    <message>
        <source>missed: {count}</source>
        <translation>kaçırılan: {count}</translation>
    </message>
    <message>
        <source>{move} – shown</source>
        <translation>{move} – gösterildi</translation>
    </message>
    <message>
        <source>{move} – yours: {own}</source>
        <translation>{move} – sizinki: {own}</translation>
    </message>
</context>
<context>
    <name>GuessCard</name>
    <message>
        <source>Guess the moves</source>
        <translation>Hamleleri tahmin et</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Başla</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Devam et</translation>
    </message>
    <message>
        <source>Show the move</source>
        <translation>Hamleyi göster</translation>
    </message>
    <message>
        <source>Guesses so far</source>
        <translation>Şimdiye dek tahminler</translation>
    </message>
    <message>
        <source>Missed moves</source>
        <translation>Kaçırılan hamleler</translation>
    </message>
    <message>
        <source>Keep my moves as variations</source>
        <translation>Hamlelerimi varyant olarak sakla</translation>
    </message>
    <message>
        <source>{done} guessed, {left} to come</source>
        <translation>tahmin edilen: {done}, kalan: {left}</translation>
    </message>
    <message>
        <source>Missed moves, the costliest first; the figure is what they cost in 100 games.</source>
        <translation>Kaçırılan hamleler, en pahalısı önce; sayı 100 oyunda kaybedilen puandır.</translation>
    </message>
    <message>
        <source>Play the moves of one side. What was played, or is as good, earns three points, what is nearly as good one. The game itself is not changed.</source>
        <translation>Bir tarafın hamlelerini oynayın. Oynanan veya onun kadar iyi olan üç puan, ona yakın olan bir puan getirir. Oyun değişmez.</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>İki taraf</translation>
    </message>
    <message>
        <source>From the start of the game</source>
        <translation>Oyunun başından</translation>
    </message>
    <message>
        <source>From the position on the board</source>
        <translation>Tahtadaki konumdan</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Taraf</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>Başlangıç</translation>
    </message>
    <message>
        <source>Once more…</source>
        <translation>Bir daha…</translation>
    </message>
</context>
<context>
    <name>GuessPage</name>
    <message>
        <source>Play the move on the board, or type it.</source>
        <translation>Hamleyi tahtada oynayın veya yazın.</translation>
    </message>
    <message>
        <source>Another move</source>
        <translation>Başka bir hamle</translation>
    </message>
    <message>
        <source>It is compared with the game’s …</source>
        <translation>Oyundakiyle karşılaştırılıyor…</translation>
    </message>
    <message>
        <source>{color} to move: what was played?</source>
        <translation>Sıra: {color}. Ne oynandı?</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>Look at {square}.</source>
        <translation>Şu kareye bakın: {square}.</translation>
    </message>
    <message>
        <source>H once more shows where it goes.</source>
        <translation>H tuşuna bir daha basınca nereye gittiği gösterilir.</translation>
    </message>
    <message>
        <source>{origin} takes and lands on {target}.</source>
        <translation>{origin} taş alır ve şuraya konar: {target}.</translation>
    </message>
    <message>
        <source>{origin} goes to {target}.</source>
        <translation>{origin} şuraya gider: {target}.</translation>
    </message>
    <message>
        <source>H once more says why.</source>
        <translation>H tuşuna bir daha basınca nedeni söylenir.</translation>
    </message>
    <message>
        <source>Try {move}.</source>
        <translation>Şunu deneyin: {move}.</translation>
    </message>
    <message>
        <source>It wins the game.</source>
        <translation>Oyunu kazandırır.</translation>
    </message>
    <message>
        <source>It wins by force, however your opponent answers.</source>
        <translation>Rakip ne yanıt verirse versin, zorlayarak kazandırır.</translation>
    </message>
    <message>
        <source>It begins a shot: you give {given} and take {taken}.</source>
        <translation>Bir açmaz başlatır: {given} taş verir, {taken} taş alırsınız.</translation>
    </message>
    <message>
        <source>It wins {taken} by force.</source>
        <translation>Zorlayarak {taken} taş kazandırır.</translation>
    </message>
    <message>
        <source>It is the only move.</source>
        <translation>Tek hamle bu.</translation>
    </message>
    <message>
        <source>It begins a shot: you give {given} away and take only {taken}.</source>
        <translation>Bir açmaz başlatır: {given} taş verir, yalnızca {taken} taş alırsınız.</translation>
    </message>
    <message>
        <source>It makes your opponent take {given}.</source>
        <translation>Rakibinizi {given} taş almaya zorlar.</translation>
    </message>
    <message>
        <source>It makes a king.</source>
        <translation>Damaya çıkar.</translation>
    </message>
    <message>
        <source>It gives {given} and takes {back} back.</source>
        <translation>Önce {given} taş verir, sonra {back} taş geri alır.</translation>
    </message>
    <message>
        <source>After it none of your pieces can be taken.</source>
        <translation>Sonrasında hiçbir taşınız alınamaz.</translation>
    </message>
    <message>
        <source>one</source>
        <translation>bir</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Where to?</source>
        <translation>Nereye?</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Neden?</translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>Home</source>
        <translation>Ana sayfa</translation>
    </message>
    <message>
        <source>Or just play: make a move on the board.</source>
        <translation>Ya da hemen oynayın: tahtada bir hamle yapın.</translation>
    </message>
    <message>
        <source>How would you like to begin?</source>
        <translation>Nasıl başlamak istersiniz?</translation>
    </message>
    <message>
        <source>See in a minute what is different in {game}, then play.</source>
        <translation>Bir dakikada farkları görün, sonra oynayın: {game}.</translation>
    </message>
    <message>
        <source>Learn it</source>
        <translation>Öğren</translation>
    </message>
    <message>
        <source>Play an easy game</source>
        <translation>Kolay bir oyun oyna</translation>
    </message>
    <message>
        <source>I know draughts</source>
        <translation>Dama oynamayı biliyorum</translation>
    </message>
    <message>
        <source>“Harzdame in an hour”, move by move on a board.</source>
        <translation>“Bir saatte Harzdame”, tahtada hamle hamle.</translation>
    </message>
    <message>
        <source>A tour of {game} in five minutes, by moves that you make.</source>
        <translation>Kendi hamlelerinizle beş dakikalık tanıtım turu: {game}.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Devam et</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>Tahtaya dön</translation>
    </message>
    <message>
        <source>It was left when Harzdame ended.</source>
        <translation>Harzdame kapanınca yarım kaldı.</translation>
    </message>
    <message>
        <source>Another unfinished game</source>
        <translation>Yarım kalan başka bir oyun</translation>
    </message>
    <message>
        <source>move {number}</source>
        <translation>hamle {number}</translation>
    </message>
    <message>
        <source>Your last game</source>
        <translation>Son oyununuz</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Bugün</translation>
    </message>
    <message>
        <source>Today’s puzzle</source>
        <translation>Günün bulmacası</translation>
    </message>
    <message>
        <source>You failed them before; they are due again.</source>
        <translation>Bunları çözememiştiniz; yine sıraları geldi.</translation>
    </message>
    <message>
        <source>Wins that you missed.</source>
        <translation>Kaçırdığınız kazançlar.</translation>
    </message>
    <message>
        <source>Not tried yet.</source>
        <translation>Henüz denenmedi.</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>Çözüldü.</translation>
    </message>
    <message>
        <source>Not solved; try it again.</source>
        <translation>Çözülmedi; yeniden deneyin.</translation>
    </message>
    <message>
        <source>Play against {name}</source>
        <translation>{name} ile oyna</translation>
    </message>
    <message>
        <source>What is different in {game}.</source>
        <translation>Farklı olanlar: {game}.</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Öğren</translation>
    </message>
    <message>
        <source>Your strength</source>
        <translation>Gücünüz</translation>
    </message>
    <message>
        <source>Your strength: about {elo}</source>
        <translation>Gücünüz: yaklaşık {elo}</translation>
    </message>
    <message>
        <source>Your progress</source>
        <translation>İlerlemeniz</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Home</source>
        <translation>Ana sayfa</translation>
    </message>
</context>
<context>
    <name>HousePage</name>
    <message>
        <source>Accept</source>
        <translation>Kabul et</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Reddet</translation>
    </message>
    <message>
        <source>Nobody can be looked for. {why}</source>
        <translation>Kimse aranamıyor. {why}</translation>
    </message>
    <message>
        <source>Stop looking</source>
        <translation>Aramayı durdur</translation>
    </message>
    <message>
        <source>Look for friends</source>
        <translation>Arkadaş ara</translation>
    </message>
    <message>
        <source>Enter a name by which your friend knows you.</source>
        <translation>Arkadaşınızın sizi tanıdığı bir ad girin.</translation>
    </message>
    <message>
        <source>You both press this button, and see each other. Nothing is sent or received before; then your network sees your name and the game, as long as this window is open.</source>
        <translation>İkiniz de bu düğmeye basar ve birbirinizi görürsünüz. Öncesinde hiçbir şey gönderilmez veya alınmaz; sonra bu pencere açık oldukça ağınız adınızı ve oyunu görür.</translation>
    </message>
    <message>
        <source>They can see you, too, as “{name}”.</source>
        <translation>Onlar da sizi “{name}” olarak görür.</translation>
    </message>
    <message>
        <source>Looking … You can be seen as “{name}”.</source>
        <translation>Aranıyor… “{name}” olarak görünüyorsunuz.</translation>
    </message>
    <message>
        <source>Nobody found yet. Has your friend pressed the button, in the same network? If so, a firewall may be in the way: let it allow Harzdame in this network, or invite with a line.</source>
        <translation>Henüz kimse yok. Arkadaşınız aynı ağda düğmeye bastı mı? Bastıysa bir güvenlik duvarı engelliyor olabilir: bu ağda Harzdame’ye izin verin ya da bir davet satırı gönderin.</translation>
    </message>
    <message>
        <source>another version</source>
        <translation>başka bir sürüm</translation>
    </message>
    <message>
        <source>Invite</source>
        <translation>Davet et</translation>
    </message>
    <message>
        <source>Invite {name}: {terms}</source>
        <translation>Davet et: {name}, {terms}</translation>
    </message>
    <message>
        <source>The invitation was withdrawn.</source>
        <translation>Davet geri çekildi.</translation>
    </message>
</context>
<context>
    <name>Invitation</name>
    <message>
        <source>without a clock</source>
        <translation>saatsiz</translation>
    </message>
    <message>
        <source>a game that this version does not know</source>
        <translation>bu sürümün bilmediği bir oyun</translation>
    </message>
    <message>
        <source>Somebody</source>
        <translation>Biri</translation>
    </message>
    <message>
        <source>{name} invites you to {terms}.</source>
        <translation>{name} sizi davet ediyor: {terms}.</translation>
    </message>
    <message>
        <source>You play White.</source>
        <translation>Beyaz taşlar sizde.</translation>
    </message>
    <message>
        <source>You play Black.</source>
        <translation>Siyah taşlar sizde.</translation>
    </message>
    <message>
        <source>This invitation is from another version of Harzdame. Both need the same one.</source>
        <translation>Bu davet Harzdame’nin başka bir sürümünden. İkinizde de aynı sürüm olmalı.</translation>
    </message>
    <message>
        <source>This is no invitation, or a part of it is missing: copy the whole line, from “harzdame:” on.</source>
        <translation>Bu bir davet değil ya da bir parçası eksik: “harzdame:” ile başlayan satırın tamamını kopyalayın.</translation>
    </message>
    <message>
        <source>This invitation is to a game that this version does not know.</source>
        <translation>Bu davet, bu sürümün bilmediği bir oyun için.</translation>
    </message>
</context>
<context>
    <name>InvitePage</name>
    <message>
        <source>Make an invitation</source>
        <translation>Davet hazırla</translation>
    </message>
    <message>
        <source>The invitation</source>
        <translation>Davet</translation>
    </message>
    <message>
        <source>Copy the invitation</source>
        <translation>Daveti kopyala</translation>
    </message>
    <message>
        <source>Enter a name by which your friend knows you.</source>
        <translation>Arkadaşınızın sizi tanıdığı bir ad girin.</translation>
    </message>
    <message>
        <source>A line of text to send to your friend, who pastes it under “I have an invitation”. It leads to this computer in the same network; from elsewhere, your router has to hand on the port.</source>
        <translation>Arkadaşınıza göndereceğiniz bir satır; o da “Davetim var” altına yapıştırır. Satır, aynı ağda bu bilgisayara ulaştırır; başka yerden bağlanılacaksa yönlendiricinizin bağlantı noktasını iletmesi gerekir.</translation>
    </message>
    <message>
        <source>Waiting for your friend. The invitation holds as long as this window is open, and only whoever has the line can come. (Port {port})</source>
        <translation>Arkadaşınız bekleniyor. Davet bu pencere açık oldukça geçerli; yalnızca satırı bilen gelebilir. (Bağlantı noktası {port})</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopyalandı</translation>
    </message>
    <message>
        <source>Nobody can be invited. {why}</source>
        <translation>Kimse davet edilemiyor. {why}</translation>
    </message>
</context>
<context>
    <name>InvitedPage</name>
    <message>
        <source>The invitation</source>
        <translation>Davet</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Yapıştır</translation>
    </message>
    <message>
        <source>Paste the line that your friend has sent to you.</source>
        <translation>Arkadaşınızın gönderdiği satırı yapıştırın.</translation>
    </message>
</context>
<context>
    <name>KeptList</name>
    <message>
        <source>Tournaments</source>
        <translation>Turnuvalar</translation>
    </message>
    <message>
        <source>New tournament…</source>
        <translation>Yeni turnuva…</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Devam et</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Kaldır</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Geri getir</translation>
    </message>
    <message>
        <source>Levels of the computer, other programs and persons play each other.</source>
        <translation>Bilgisayarın düzeyleri, başka programlar ve insanlar birbiriyle oynar.</translation>
    </message>
    <message>
        <source>over</source>
        <translation>bitti</translation>
    </message>
    <message>
        <source>Where is it?</source>
        <translation>Nerede?</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Göster</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>Command</source>
        <translation>Komut</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Pencere</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Tuş</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Tuş yok</translation>
    </message>
    <message>
        <source>Its own key</source>
        <translation>Kendi tuşu</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>Komutlar ve tuşları</translation>
    </message>
    <message>
        <source>Another key: press it here</source>
        <translation>Başka tuş: burada basın</translation>
    </message>
    <message>
        <source>Press the key that the command is to have</source>
        <translation>Komuta atanacak tuşa basın</translation>
    </message>
    <message>
        <source>“{key}” is every window’s own key.</source>
        <translation>“{key}” her pencerenin kendi tuşu.</translation>
    </message>
    <message>
        <source>“{key}” was the key of “{command}”, which has none now.</source>
        <translation>“{key}”, “{command}” komutunun tuşuydu; artık tuşu yok.</translation>
    </message>
    <message>
        <source>“{command}” had this key; it has none now.</source>
        <translation>“{command}” bu tuştaydı; artık tuşu yok.</translation>
    </message>
</context>
<context>
    <name>KeysWindow</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Klavye kısayolları</translation>
    </message>
    <message>
        <source>Search commands and keys</source>
        <translation>Komut ve tuş ara</translation>
    </message>
    <message>
        <source>No command is called so.</source>
        <translation>Bu adda komut yok.</translation>
    </message>
    <message>
        <source>Change keys…</source>
        <translation>Tuşları değiştir…</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>At the board</source>
        <translation>Tahtada</translation>
    </message>
</context>
<context>
    <name>KnownGame</name>
    <message>
        <source>‹ Back</source>
        <translation>‹ Geri</translation>
    </message>
    <message>
        <source>The draughts that you know</source>
        <translation>Bildiğiniz dama</translation>
    </message>
    <message>
        <source>Which draughts do you know?</source>
        <translation>Hangi damayı biliyorsunuz?</translation>
    </message>
    <message>
        <source>What is different in {game}:</source>
        <translation>Farklı olanlar – {game}:</translation>
    </message>
    <message>
        <source>The rules are the same.</source>
        <translation>Kurallar aynı.</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <translation>Oyna: {game}</translation>
    </message>
    <message>
        <source>Compare both, with positions…</source>
        <translation>İkisini konumlarla karşılaştır…</translation>
    </message>
    <message>
        <source>Play {known} instead</source>
        <translation>Bunu oyna: {known}</translation>
    </message>
</context>
<context>
    <name>Learning</name>
    <message>
        <source>There is no mistake to learn from.</source>
        <translation>Öğrenilecek bir hata yok.</translation>
    </message>
    <message>
        <source>The review has marked no move that had a better one beside it.</source>
        <translation>İnceleme, daha iyisi olan hiçbir hamle işaretlemedi.</translation>
    </message>
</context>
<context>
    <name>Leaving</name>
    <message>
        <source>Your changes to “{name}” are not saved in the file.</source>
        <translation>“{name}” üzerindeki değişiklikleriniz dosyaya kaydedilmedi.</translation>
    </message>
    <message>
        <source>They are kept among your games.</source>
        <translation>Oyunlarınız arasında saklanıyorlar.</translation>
    </message>
    <message>
        <source>The last game is kept among your games.</source>
        <translation>Son oyun, oyunlarınız arasında saklanıyor.</translation>
    </message>
</context>
<context>
    <name>LeftImports</name>
    <message>
        <source>Read the rest</source>
        <translation>Kalanını oku</translation>
    </message>
    <message>
        <source>An import into the library was cut off when Harzdame ended.</source>
        <translation>Harzdame kapanınca kitaplığa bir aktarım yarım kaldı.</translation>
    </message>
    <message>
        <source>What was read of {names} until then is in the library.</source>
        <translation>O zamana dek okunanlar kitaplıkta: {names}.</translation>
    </message>
    <message>
        <source>“{name}”</source>
        <translation>“{name}”</translation>
    </message>
    <message>
        <source>{count} files and folders</source>
        <translation>{count} dosya ve klasör</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>You can expect hardly a point.</source>
        <translation>Neredeyse hiç puan bekleyemezsiniz.</translation>
    </message>
    <message>
        <source>You can expect nearly every point.</source>
        <translation>Neredeyse her puanı bekleyebilirsiniz.</translation>
    </message>
    <message>
        <source>You can expect about {percent} % of the points.</source>
        <translation>Puanların yaklaşık %{percent} kadarını bekleyebilirsiniz.</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>İlk gün</translation>
    </message>
    <message>
        <source>Newcomer</source>
        <translation>Yeni başlayan</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Acemi</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>Öğrenci</translation>
    </message>
    <message>
        <source>Casual player</source>
        <translation>Keyif oyuncusu</translation>
    </message>
    <message>
        <source>Keen player</source>
        <translation>Hevesli oyuncu</translation>
    </message>
    <message>
        <source>Club player</source>
        <translation>Kulüp oyuncusu</translation>
    </message>
    <message>
        <source>Strong club player</source>
        <translation>Güçlü kulüp oyuncusu</translation>
    </message>
    <message>
        <source>Tournament player</source>
        <translation>Turnuva oyuncusu</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Uzman</translation>
    </message>
    <message>
        <source>Candidate master</source>
        <translation>Usta adayı</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Usta</translation>
    </message>
    <message>
        <source>Grandmaster</source>
        <translation>Büyükusta</translation>
    </message>
    <message>
        <source>Full strength</source>
        <translation>Tam güç</translation>
    </message>
    <message>
        <source>Has just learned the rules and sees no further than your next capture.</source>
        <translation>Kuralları yeni öğrendi, bir sonraki taş almanızdan ötesini görmez.</translation>
    </message>
    <message>
        <source>Sees a simple exchange, and little more.</source>
        <translation>Basit bir taş değişimini görür, fazlasını pek görmez.</translation>
    </message>
    <message>
        <source>Sees what is about to be taken, and little more.</source>
        <translation>Alınmak üzere olanı görür, fazlasını pek görmez.</translation>
    </message>
    <message>
        <source>Counts exchanges, but often overlooks captures backward.</source>
        <translation>Taş değişimlerini sayar, ama geriye taş almaları sık sık gözden kaçırır.</translation>
    </message>
    <message>
        <source>Plays for fun and falls for a good trap.</source>
        <translation>Keyif için oynar ve iyi bir tuzağa düşer.</translation>
    </message>
    <message>
        <source>Likes to calculate, and misjudges many a move.</source>
        <translation>Hesaplamayı sever, birçok hamleyi yanlış değerlendirir.</translation>
    </message>
    <message>
        <source>Sees short combinations and punishes slips.</source>
        <translation>Kısa kombinasyonları görür ve dikkatsizliği cezalandırır.</translation>
    </message>
    <message>
        <source>Plans ahead and rarely gives a man away.</source>
        <translation>Plan yapar, pek az taş kaptırır.</translation>
    </message>
    <message>
        <source>Answers every threat and overlooks little.</source>
        <translation>Her tehdidi karşılar, az şey kaçırır.</translation>
    </message>
    <message>
        <source>Finds deep shots; you will need a good day.</source>
        <translation>Derin açmazları bulur; iyi bir gününüzde olmalısınız.</translation>
    </message>
    <message>
        <source>Calculates without a slip; only long plans are hidden from it.</source>
        <translation>Hatasız hesaplar; yalnızca uzun planları göremez.</translation>
    </message>
    <message>
        <source>Sees far ahead and turns small advantages into wins.</source>
        <translation>Çok ileriyi görür, küçük üstünlükleri galibiyete çevirir.</translation>
    </message>
    <message>
        <source>Leaves you hardly a chance, and takes every one you leave.</source>
        <translation>Size neredeyse hiç şans bırakmaz, bıraktığınız her şansı kullanır.</translation>
    </message>
    <message>
        <source>As strong as it gets in the time you allow.</source>
        <translation>Verdiğiniz sürede olabildiği kadar güçlü.</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Further games, which are not listed here: {count}</source>
        <translation>Burada listelenmeyen başka oyun: {count}</translation>
    </message>
    <message>
        <source>Not looked at in the folders, where only PDN files are taken: {endings}</source>
        <translation>Yalnızca PDN dosyası alınan klasörlerde bakılmayanlar: {endings}</translation>
    </message>
    <message>
        <source>{file}, kept as text: {reason}</source>
        <translation>{file}, metin olarak saklandı: {reason}</translation>
    </message>
    <message>
        <source>{place}: kept as text. The first: {reason}</source>
        <translation>{place}: metin olarak saklandı. İlki: {reason}</translation>
    </message>
    <message>
        <source>in the library already</source>
        <translation>zaten kitaplıkta</translation>
    </message>
    <message>
        <source>in the library already, with other comments or tags</source>
        <translation>zaten kitaplıkta, başka yorum veya etiketlerle</translation>
    </message>
    <message>
        <source>no games in it</source>
        <translation>içinde oyun yok</translation>
    </message>
    <message>
        <source>not a text file</source>
        <translation>metin dosyası değil</translation>
    </message>
    <message>
        <source>cannot be read ({detail})</source>
        <translation>okunamıyor ({detail})</translation>
    </message>
    <message>
        <source>{file}, game {game}, line {line}</source>
        <translation>{file}, oyun {game}, satır {line}</translation>
    </message>
    <message>
        <source>without an ending</source>
        <translation>uzantısız</translation>
    </message>
    <message>
        <source>This change was not made.</source>
        <translation>Bu değişiklik yapılmadı.</translation>
    </message>
    <message>
        <source>The game was removed from the library meanwhile.</source>
        <translation>Oyun bu arada kitaplıktan kaldırıldı.</translation>
    </message>
    <message>
        <source>The game was changed elsewhere meanwhile; its new state is shown now.</source>
        <translation>Oyun bu arada başka yerde değişti; şimdi yeni hâli görünüyor.</translation>
    </message>
    <message>
        <source>This game cannot be read.</source>
        <translation>Bu oyun okunamıyor.</translation>
    </message>
    <message>
        <source>The library cannot be used.</source>
        <translation>Kitaplık kullanılamıyor.</translation>
    </message>
    <message>
        <source>The library does not answer.</source>
        <translation>Kitaplık yanıt vermiyor.</translation>
    </message>
    <message>
        <source>The disk may be busy; try again in a moment.</source>
        <translation>Disk meşgul olabilir; birazdan yeniden deneyin.</translation>
    </message>
    <message>
        <source>That did not work.</source>
        <translation>Olmadı.</translation>
    </message>
    <message>
        <source>{name} cannot be read or written: {detail}.</source>
        <translation>{name} okunamıyor veya yazılamıyor: {detail}.</translation>
    </message>
    <message>
        <source>{name} is no library of games; it was left alone.</source>
        <translation>{name} bir oyun kitaplığı değil; dokunulmadı.</translation>
    </message>
    <message>
        <source>{name} was written by a newer version of this program; it was left alone.</source>
        <translation>{name} bu programın daha yeni bir sürümüyle yazılmış; dokunulmadı.</translation>
    </message>
    <message>
        <source>{name} holds things that no library of this program has, and that could change your games. It was left alone.</source>
        <translation>{name} bu programın hiçbir kitaplığında olmayan ve oyunlarınızı değiştirebilecek şeyler içeriyor. Dokunulmadı.</translation>
    </message>
    <message>
        <source>{name} is damaged. Put a copy of it in its place; the files it was made of are untouched.</source>
        <translation>{name} hasarlı. Yerine bir kopyasını koyun; oluşturulduğu dosyalara dokunulmadı.</translation>
    </message>
    <message>
        <source>{name} is damaged where this game is; the other games are as they were.</source>
        <translation>{name} bu oyunun olduğu yerde hasarlı; öteki oyunlar olduğu gibi.</translation>
    </message>
    <message>
        <source>Another program is writing {name}; try again in a moment.</source>
        <translation>Başka bir program şu dosyaya yazıyor: {name}; birazdan yeniden deneyin.</translation>
    </message>
    <message>
        <source>{name} or its folder may not be written. It was left as it was.</source>
        <translation>{name} veya klasörü yazmaya kapalı. Olduğu gibi bırakıldı.</translation>
    </message>
    <message>
        <source>The disk is full. Nothing in the library was lost.</source>
        <translation>Disk dolu. Kitaplıkta hiçbir şey kaybolmadı.</translation>
    </message>
    <message>
        <source>The change was stopped.</source>
        <translation>Değişiklik durduruldu.</translation>
    </message>
    <message>
        <source>Nothing had to be changed.</source>
        <translation>Değiştirilecek bir şey yoktu.</translation>
    </message>
    <message>
        <source>The games are changed.</source>
        <translation>Oyunlar değiştirildi.</translation>
    </message>
    <message>
        <source>Games changed in the library: {count}.</source>
        <translation>Kitaplıkta değiştirilen oyun: {count}.</translation>
    </message>
    <message>
        <source>Changed in their files, too: {count}.</source>
        <translation>Dosyalarında da değiştirilen: {count}.</translation>
    </message>
    <message>
        <source>Left alone, because they were changed elsewhere meanwhile: {count}.</source>
        <translation>Bu arada başka yerde değiştiği için dokunulmayan: {count}.</translation>
    </message>
    <message>
        <source>{file}, games: {count}. {reason}</source>
        <translation>{file}, oyun: {count}. {reason}</translation>
    </message>
    <message>
        <source>The import was stopped.</source>
        <translation>İçe aktarma durduruldu.</translation>
    </message>
    <message>
        <source>There was no new game.</source>
        <translation>Yeni oyun yoktu.</translation>
    </message>
    <message>
        <source>The games are in the library.</source>
        <translation>Oyunlar kitaplıkta.</translation>
    </message>
    <message>
        <source>Games added: {count}.</source>
        <translation>Eklenen oyun: {count}.</translation>
    </message>
    <message>
        <source>Left out, because they are in the library already: {count}.</source>
        <translation>Zaten kitaplıkta olduğu için alınmayan: {count}.</translation>
    </message>
    <message>
        <source>Kept as text, because they cannot be read to the end: {count}.</source>
        <translation>Sonuna kadar okunamadığı için metin olarak saklanan: {count}.</translation>
    </message>
    <message>
        <source>Files without a readable game: {count}.</source>
        <translation>Okunabilir oyunu olmayan dosya: {count}.</translation>
    </message>
    <message>
        <source>Other files in the folders, which were not looked at: {count}.</source>
        <translation>Klasörlerde bakılmayan başka dosya: {count}.</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>%{number}</translation>
    </message>
</context>
<context>
    <name>LibraryRoom</name>
    <message>
        <source>This game is in the library already.</source>
        <translation>Bu oyun zaten kitaplıkta.</translation>
    </message>
    <message>
        <source>Draughts games (*.pdn)</source>
        <translation>Dama oyunları (*.pdn)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Bütün dosyalar (*)</translation>
    </message>
    <message>
        <source>Import files</source>
        <translation>Dosyaları içe aktar</translation>
    </message>
    <message>
        <source>Import a folder and those in it</source>
        <translation>Klasörü ve alt klasörlerini içe aktar</translation>
    </message>
    <message>
        <source>Details of games</source>
        <translation>Oyunların bilgileri</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>İçe aktarma</translation>
    </message>
    <message>
        <source>The game is in the library, in “My games”.</source>
        <translation>Oyun kitaplıkta, “Oyunlarım” içinde.</translation>
    </message>
</context>
<context>
    <name>LibraryWindow</name>
    <message>
        <source>Library</source>
        <translation>Kitaplık</translation>
    </message>
    <message>
        <source>Import files…</source>
        <translation>Dosyaları içe aktar…</translation>
    </message>
    <message>
        <source>Import a folder…</source>
        <translation>Klasörü içe aktar…</translation>
    </message>
    <message>
        <source>Add the board’s game</source>
        <translation>Tahtadaki oyunu ekle</translation>
    </message>
    <message>
        <source>Spellings of names…</source>
        <translation>Adların yazılışları…</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Aramayı temizle</translation>
    </message>
    <message>
        <source>Stars</source>
        <translation>Yıldızlar</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Klasör</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Etiketler</translation>
    </message>
    <message>
        <source>none</source>
        <translation>yok</translation>
    </message>
    <message>
        <source>New label…</source>
        <translation>Yeni etiket…</translation>
    </message>
</context>
<context>
    <name>LicencesWindow</name>
    <message>
        <source>Licences</source>
        <translation>Lisanslar</translation>
    </message>
    <message>
        <source>Search names and texts</source>
        <translation>Adlarda ve metinlerde ara</translation>
    </message>
    <message>
        <source>Parts of Harzdame</source>
        <translation>Harzdame’nin parçaları</translation>
    </message>
    <message>
        <source>Nothing is found.</source>
        <translation>Hiçbir şey bulunamadı.</translation>
    </message>
    <message>
        <source>The text is not on this machine; it comes with the source of this part.</source>
        <translation>Metin bu bilgisayarda yok; bu parçanın kaynak koduyla birlikte gelir.</translation>
    </message>
</context>
<context>
    <name>LookAheadBanner</name>
    <message>
        <source>Esc returns, Enter takes the line into the game.</source>
        <translation>Esc geri döndürür, Enter yolu oyuna ekler.</translation>
    </message>
    <message>
        <source>Looking ahead: {moves}</source>
        <translation>İleriye bakış: {moves}</translation>
    </message>
</context>
<context>
    <name>MainMenu</name>
    <message>
        <source>Game</source>
        <translation>Oyun</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Dosya</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Düzenle</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Öğren</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analiz</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Görünüm</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Araçlar</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Yardım</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Son dosyalar</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Safe start – Harzdame</source>
        <translation>Güvenli başlatma – Harzdame</translation>
    </message>
    <message>
        <source>Game {number} of {count}</source>
        <translation>Oyun {number} / {count}</translation>
    </message>
</context>
<context>
    <name>Mistakes</name>
    <message>
        <source>{move} was played.</source>
        <translation>Oynanan: {move}.</translation>
    </message>
    <message>
        <source>Find a better move for White.</source>
        <translation>Beyaz için daha iyi bir hamle bulun.</translation>
    </message>
    <message>
        <source>Find a better move for Black.</source>
        <translation>Siyah için daha iyi bir hamle bulun.</translation>
    </message>
    <message>
        <source>The piece on {square} moves.</source>
        <translation>Şu karedeki taş oynar: {square}.</translation>
    </message>
    <message>
        <source>It goes to {square}.</source>
        <translation>Şuraya gider: {square}.</translation>
    </message>
    <message>
        <source>Try another move.</source>
        <translation>Başka bir hamle deneyin.</translation>
    </message>
    <message>
        <source>That was played.</source>
        <translation>Oynanan buydu.</translation>
    </message>
    <message>
        <source>This move could not be checked.</source>
        <translation>Bu hamle denetlenemedi.</translation>
    </message>
    <message>
        <source>The answer: {line}</source>
        <translation>Yanıt: {line}</translation>
    </message>
    <message>
        <source>Not as good</source>
        <translation>O kadar iyi değil</translation>
    </message>
    <message>
        <source>The best line: {line}</source>
        <translation>En iyi devam yolu: {line}</translation>
    </message>
    <message>
        <source>About {move}: {words}</source>
        <translation>{move} hakkında: {words}</translation>
    </message>
    <message>
        <source>The best move!</source>
        <translation>En iyi hamle!</translation>
    </message>
    <message>
        <source>Just as good!</source>
        <translation>Aynı derecede iyi!</translation>
    </message>
    <message>
        <source>This is better.</source>
        <translation>Bu daha iyi.</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} / {count}</translation>
    </message>
    <message>
        <source>Found at first try</source>
        <translation>İlk denemede bulundu</translation>
    </message>
    <message>
        <source>Found {found} of {count} at first try</source>
        <translation>İlk denemede bulunan: {found} / {count}</translation>
    </message>
    <message>
        <source>All mended</source>
        <translation>Hepsi düzeltildi</translation>
    </message>
    <message>
        <source>Well done</source>
        <translation>Aferin</translation>
    </message>
    <message>
        <source>Worth another look</source>
        <translation>Bir daha bakmaya değer</translation>
    </message>
    <message>
        <source>{move} – found</source>
        <translation>{move} – bulundu</translation>
    </message>
    <message>
        <source>{move} – found later</source>
        <translation>{move} – sonra bulundu</translation>
    </message>
    <message>
        <source>{move} – shown</source>
        <translation>{move} – gösterildi</translation>
    </message>
    <message>
        <source>{move} – skipped</source>
        <translation>{move} – atlandı</translation>
    </message>
</context>
<context>
    <name>MistakesCard</name>
    <message>
        <source>Learn from the mistakes</source>
        <translation>Hatalardan öğren</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Başla</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Devam et</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>İpucu</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>Çözümü göster</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Atla</translation>
    </message>
    <message>
        <source>Show the line once more</source>
        <translation>Yolu bir daha göster</translation>
    </message>
    <message>
        <source>To this move in the game</source>
        <translation>Oyundaki bu hamleye</translation>
    </message>
    <message>
        <source>Choose a move to see what was better.</source>
        <translation>Neyin daha iyi olduğunu görmek için bir hamle seçin.</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Hatalar</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Bir daha</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Yeniden dene</translation>
    </message>
    <message>
        <source>Another move</source>
        <translation>Başka bir hamle</translation>
    </message>
    <message>
        <source>It is compared with the best one …</source>
        <translation>En iyisiyle karşılaştırılıyor…</translation>
    </message>
    <message>
        <source>Find a better move wherever the review found one. The game itself is not changed.</source>
        <translation>İncelemenin daha iyisini bulduğu her yerde daha iyi bir hamle bulun. Oyun değişmez.</translation>
    </message>
    <message>
        <source>Whose mistakes?</source>
        <translation>Kimin hataları?</translation>
    </message>
    <message>
        <source>White’s mistakes</source>
        <translation>Beyaz’ın hataları</translation>
    </message>
    <message>
        <source>Black’s mistakes</source>
        <translation>Siyah’ın hataları</translation>
    </message>
</context>
<context>
    <name>MomentsCard</name>
    <message>
        <source>The moment that mattered</source>
        <translation>Belirleyici an</translation>
    </message>
    <message>
        <source>Two moments that mattered</source>
        <translation>Belirleyici iki an</translation>
    </message>
    <message>
        <source>Three moments that mattered</source>
        <translation>Belirleyici üç an</translation>
    </message>
</context>
<context>
    <name>MoveDetails</name>
    <message>
        <source>This text of the file has no meaning here. It is kept.</source>
        <translation>Dosyadaki bu metnin burada anlamı yok. Saklanıyor.</translation>
    </message>
    <message>
        <source>From here on the moves of the file could not be read. They are kept as text.</source>
        <translation>Buradan sonra dosyadaki hamleler okunamadı. Metin olarak saklanıyor.</translation>
    </message>
    <message>
        <source>Only the beginning of so long a text is shown. All is kept.</source>
        <translation>Bu kadar uzun bir metnin yalnızca başı gösterilir. Tümü saklanıyor.</translation>
    </message>
    <message>
        <source>Start of the game</source>
        <translation>Oyunun başı</translation>
    </message>
    <message>
        <source>Variation {number}</source>
        <translation>Varyant {number}</translation>
    </message>
    <message>
        <source>Variations: {count}</source>
        <translation>Varyantlar: {count}</translation>
    </message>
    <message>
        <source>Time left: {time}</source>
        <translation>Kalan süre: {time}</translation>
    </message>
    <message>
        <source>Time taken: {time}</source>
        <translation>Kullanılan süre: {time}</translation>
    </message>
    <message>
        <source>Evaluation: {value}</source>
        <translation>Değerlendirme: {value}</translation>
    </message>
    <message>
        <source>White wins in {count}</source>
        <translation>Beyaz {count} hamlede kazanır</translation>
    </message>
    <message>
        <source>Black wins in {count}</source>
        <translation>Siyah {count} hamlede kazanır</translation>
    </message>
</context>
<context>
    <name>MoveEntry</name>
    <message>
        <source>Type a move</source>
        <translation>Hamle yaz</translation>
    </message>
    <message>
        <source>Type a move, or its first and last square (M)</source>
        <translation>Hamleyi ya da ilk ve son karesini yazın (M)</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Hamle</translation>
    </message>
</context>
<context>
    <name>MoveList</name>
    <message>
        <source>Moves</source>
        <translation>Hamleler</translation>
    </message>
    <message>
        <source>The moves of the game will stand here.</source>
        <translation>Oyunun hamleleri burada duracak.</translation>
    </message>
</context>
<context>
    <name>MyGamesDialog</name>
    <message>
        <source>My games</source>
        <translation>Oyunlarım</translation>
    </message>
    <message>
        <source>Search: a name, a game, a date</source>
        <translation>Ara: ad, oyun türü, tarih</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Ara</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Aç</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Dışa aktar…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Sil</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Geri al</translation>
    </message>
    <message>
        <source>The game as text</source>
        <translation>Metin olarak oyun</translation>
    </message>
    <message>
        <source>Games that you played stay until you delete them; anything else stays at least thirty days.</source>
        <translation>Oynadığınız oyunlar siz silene kadar kalır; geri kalanı en az otuz gün kalır.</translation>
    </message>
    <message>
        <source>No game matches.</source>
        <translation>Aramaya uyan oyun yok.</translation>
    </message>
    <message>
        <source>Every game that you play is kept here, finished or not.</source>
        <translation>Oynadığınız her oyun, bitsin bitmesin, burada saklanır.</translation>
    </message>
</context>
<context>
    <name>MyGamesModel</name>
    <message>
        <source>Date</source>
        <translation>Tarih</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Beyaz</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Siyah</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Sonuç</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Hamle</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Tür</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Hasarlı</translation>
    </message>
    <message>
        <source>study</source>
        <translation>çalışma</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>bitmemiş</translation>
    </message>
</context>
<context>
    <name>NameDialog</name>
    <message>
        <source>Name:</source>
        <translation>Ad:</translation>
    </message>
</context>
<context>
    <name>NetworkDialog</name>
    <message>
        <source>Play with a friend</source>
        <translation>Bir arkadaşla oyna</translation>
    </message>
    <message>
        <source>Someone in this house</source>
        <translation>Bu evden biri</translation>
    </message>
    <message>
        <source>Invite with a line</source>
        <translation>Davet satırı gönder</translation>
    </message>
    <message>
        <source>I have an invitation</source>
        <translation>Davetim var</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Daha fazla</translation>
    </message>
    <message>
        <source>How to meet</source>
        <translation>Nasıl buluşulur</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Oyna</translation>
    </message>
</context>
<context>
    <name>NetworkPlay</name>
    <message>
        <source>Agree</source>
        <translation>Kabul et</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Reddet</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>Your friend is gone.</source>
        <translation>Arkadaşınız gitti.</translation>
    </message>
    <message>
        <source>Only one side can be played over the network.</source>
        <translation>Ağ üzerinden yalnızca bir taraf oynanabilir.</translation>
    </message>
    <message>
        <source>{name} is no longer among the opponents.</source>
        <translation>{name} artık rakipler arasında değil.</translation>
    </message>
    <message>
        <source>{name} is asked to play.</source>
        <translation>{name} oyuna çağrılıyor.</translation>
    </message>
    <message>
        <source>Your friend</source>
        <translation>Arkadaşınız</translation>
    </message>
    <message>
        <source>Waiting for an opponent.</source>
        <translation>Rakip bekleniyor.</translation>
    </message>
    <message>
        <source>Connecting.</source>
        <translation>Bağlanıyor.</translation>
    </message>
    <message>
        <source>The other side asks to take a move back.</source>
        <translation>Öteki taraf hamlesini geri almak istiyor.</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Rakip</translation>
    </message>
    <message>
        <source>You play White.</source>
        <translation>Beyaz taşlar sizde.</translation>
    </message>
    <message>
        <source>You play Black.</source>
        <translation>Siyah taşlar sizde.</translation>
    </message>
    <message>
        <source>Connected to {name}.</source>
        <translation>Bağlanıldı: {name}.</translation>
    </message>
    <message>
        <source>{name} does not want to play now.</source>
        <translation>{name} şimdi oynamak istemiyor.</translation>
    </message>
    <message>
        <source>The other side does not want this game.</source>
        <translation>Öteki taraf bu oyunu istemiyor.</translation>
    </message>
    <message>
        <source>Programs other than Harzdame play International draughts only.</source>
        <translation>Harzdame dışındaki programlar yalnızca uluslararası dama oynar.</translation>
    </message>
    <message>
        <source>The other side agrees.</source>
        <translation>Öteki taraf kabul etti.</translation>
    </message>
    <message>
        <source>The move was taken back.</source>
        <translation>Hamle geri alındı.</translation>
    </message>
    <message>
        <source>The other side does not agree.</source>
        <translation>Öteki taraf kabul etmedi.</translation>
    </message>
    <message>
        <source>The move stays.</source>
        <translation>Hamle kalıyor.</translation>
    </message>
    <message>
        <source>No longer looking for an opponent.</source>
        <translation>Artık rakip aranmıyor.</translation>
    </message>
    <message>
        <source>The other side left the game.</source>
        <translation>Öteki taraf oyundan ayrıldı.</translation>
    </message>
    <message>
        <source>The connection is lost.</source>
        <translation>Bağlantı koptu.</translation>
    </message>
    <message>
        <source>No connection could be made.</source>
        <translation>Bağlantı kurulamadı.</translation>
    </message>
    <message>
        <source>Your time is up.</source>
        <translation>Süreniz doldu.</translation>
    </message>
    <message>
        <source>Their time is up.</source>
        <translation>Rakibin süresi doldu.</translation>
    </message>
    <message>
        <source>The protocol leaves it to both sides what follows. You can play on.</source>
        <translation>Protokol sonrasını iki tarafa bırakır. Oynamayı sürdürebilirsiniz.</translation>
    </message>
    <message>
        <source>The other side was asked whether the move may be taken back.</source>
        <translation>Öteki tarafa hamlenin geri alınıp alınamayacağı soruldu.</translation>
    </message>
    <message>
        <source>The move stays if either side plays on.</source>
        <translation>Taraflardan biri oynarsa hamle kalır.</translation>
    </message>
</context>
<context>
    <name>NewChapter</name>
    <message>
        <source>New position</source>
        <translation>Yeni konum</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Yeni oyun</translation>
    </message>
    <message>
        <source>New exercise</source>
        <translation>Yeni alıştırma</translation>
    </message>
    <message>
        <source>New line</source>
        <translation>Yeni yol</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Yeni oyun</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Başla</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>Kim oynuyor?</translation>
    </message>
</context>
<context>
    <name>NewStudy</name>
    <message>
        <source>Chapter 1</source>
        <translation>Bölüm 1</translation>
    </message>
</context>
<context>
    <name>NothingFound</name>
    <message>
        <source>Import files…</source>
        <translation>Dosyaları içe aktar…</translation>
    </message>
    <message>
        <source>Import a folder…</source>
        <translation>Klasörü içe aktar…</translation>
    </message>
    <message>
        <source>Your library is empty.</source>
        <translation>Kitaplığınız boş.</translation>
    </message>
    <message>
        <source>No game matches.</source>
        <translation>Aramaya uyan oyun yok.</translation>
    </message>
    <message>
        <source>There is no game here yet.</source>
        <translation>Burada henüz oyun yok.</translation>
    </message>
    <message>
        <source>Add the games of files or folders; they can also be dropped here.</source>
        <translation>Dosya veya klasörlerdeki oyunları ekleyin; buraya sürüklenebilirler de.</translation>
    </message>
    <message>
        <source>No game in this place is as you search for it.</source>
        <translation>Burada aradığınız gibi bir oyun yok.</translation>
    </message>
    <message>
        <source>The menu of a game puts it into folders, marks and labels it.</source>
        <translation>Oyunun menüsü onu klasöre koyar, işaretler ve etiketler.</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Aramayı temizle</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>Bütün oyunları göster</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>It is the computer’s turn.</source>
        <translation>Sıra bilgisayarda.</translation>
    </message>
    <message>
        <source>The position is here to be studied.</source>
        <translation>Konum incelenmek için burada.</translation>
    </message>
    <message>
        <source>You can move both sides.</source>
        <translation>İki tarafı da oynayabilirsiniz.</translation>
    </message>
    <message>
        <source>White to move.</source>
        <translation>Sıra Beyaz’da.</translation>
    </message>
    <message>
        <source>Black to move.</source>
        <translation>Sıra Siyah’ta.</translation>
    </message>
    <message>
        <source>Drag a man, or click it and then its square.</source>
        <translation>Bir taşı sürükleyin ya da önce taşa, sonra gideceği kareye tıklayın.</translation>
    </message>
    <message>
        <source>This is an earlier position.</source>
        <translation>Bu daha önceki bir konum.</translation>
    </message>
    <message>
        <source>The clock runs: the game goes on after its last move.</source>
        <translation>Saat işliyor: oyun son hamlesinden devam eder.</translation>
    </message>
    <message>
        <source>Several captures end on {square}.</source>
        <translation>Birkaç taş alma aynı karede bitiyor: {square}.</translation>
    </message>
    <message>
        <source>Click the landing that yours goes over.</source>
        <translation>Sizin almanızın üzerinden geçtiği ara kareye tıklayın.</translation>
    </message>
    <message>
        <source>The computer plays on.</source>
        <translation>Bilgisayar oynamayı sürdürüyor.</translation>
    </message>
    <message>
        <source>It declines the draw.</source>
        <translation>Beraberliği reddediyor.</translation>
    </message>
    <message>
        <source>No answer to your offer of a draw.</source>
        <translation>Beraberlik teklifinize yanıt yok.</translation>
    </message>
    <message>
        <source>Your game is safe. You can offer the draw again. ({detail})</source>
        <translation>Oyununuz güvende. Beraberliği yeniden teklif edebilirsiniz. ({detail})</translation>
    </message>
    <message>
        <source>There is no hint this time.</source>
        <translation>Bu kez ipucu yok.</translation>
    </message>
    <message>
        <source>Your game is safe. You can ask for a hint again. ({detail})</source>
        <translation>Oyununuz güvende. Yeniden ipucu isteyebilirsiniz. ({detail})</translation>
    </message>
    <message>
        <source>The computer player stopped.</source>
        <translation>Bilgisayar oyuncusu durdu.</translation>
    </message>
    <message>
        <source>Your game is safe. Press Space to let it try again. ({detail})</source>
        <translation>Oyununuz güvende. Yeniden denesin diye boşluk tuşuna basın. ({detail})</translation>
    </message>
</context>
<context>
    <name>Offers</name>
    <message>
        <source>You can solve it again; it does not count.</source>
        <translation>Yeniden çözebilirsiniz; sayılmaz.</translation>
    </message>
    <message>
        <source>You have had today’s puzzle.</source>
        <translation>Günün bulmacasını çözmüştünüz.</translation>
    </message>
    <message>
        <source>Looking through your games</source>
        <translation>Oyunlarınız taranıyor</translation>
    </message>
    <message>
        <source>Game {number} of {total}; puzzles found: {found}</source>
        <translation>Oyun {number} / {total}; bulunan bulmaca: {found}</translation>
    </message>
    <message>
        <source>There is no new game to look through.</source>
        <translation>Taranacak yeni oyun yok.</translation>
    </message>
    <message>
        <source>Play one: wins that you miss become puzzles here.</source>
        <translation>Bir oyun oynayın: kaçırdığınız kazançlar burada bulmaca olur.</translation>
    </message>
    <message>
        <source>No missed win was found.</source>
        <translation>Kaçırılmış kazanç bulunmadı.</translation>
    </message>
    <message>
        <source>Your next games can be looked through later.</source>
        <translation>Sonraki oyunlarınız daha sonra taranabilir.</translation>
    </message>
    <message>
        <source>Building endgame tables</source>
        <translation>Oyun sonu tabloları oluşturuluyor</translation>
    </message>
    <message>
        <source>Table {number} of {total}</source>
        <translation>Tablo {number} / {total}</translation>
    </message>
    <message>
        <source>Endings are drawn from endgame tables.</source>
        <translation>Oyun sonları oyun sonu tablolarından gelir.</translation>
    </message>
    <message>
        <source>These are switched off in the menu of the analysis.</source>
        <translation>Bunlar analiz menüsünde kapalı.</translation>
    </message>
    <message>
        <source>End the storm</source>
        <translation>Fırtınayı bitir</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Durdur</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Başla</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Bir daha</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Antrenman yap</translation>
    </message>
    <message>
        <source>Look through my games</source>
        <translation>Oyunlarımı tara</translation>
    </message>
    <message>
        <source>Build endgame tables</source>
        <translation>Oyun sonu tablolarını oluştur</translation>
    </message>
    <message>
        <source>Take back and try again</source>
        <translation>Geri al ve yeniden dene</translation>
    </message>
    <message>
        <source>Go on training</source>
        <translation>Antrenmana devam et</translation>
    </message>
    <message>
        <source>Next ending</source>
        <translation>Sonraki oyun sonu</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Sonraki bulmaca</translation>
    </message>
</context>
<context>
    <name>OpenGameDialog</name>
    <message>
        <source>Open a game</source>
        <translation>Oyun aç</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Aç</translation>
    </message>
</context>
<context>
    <name>OpeningChoice</name>
    <message>
        <source>Opening</source>
        <translation>Açılış</translation>
    </message>
    <message>
        <source>Which opening</source>
        <translation>Hangi açılış</translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation>Kurayla</translation>
    </message>
    <message>
        <source>Type its moves, or a part of its name.</source>
        <translation>Hamlelerini veya adının bir parçasını yazın.</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Serbest</translation>
    </message>
</context>
<context>
    <name>Openings</name>
    <message>
        <source>your repertoire for White</source>
        <translation>Beyaz repertuvarınız</translation>
    </message>
    <message>
        <source>your repertoire for Black</source>
        <translation>Siyah repertuvarınız</translation>
    </message>
    <message>
        <source>This line is in {side} already.</source>
        <translation>Bu yol zaten burada: {side}.</translation>
    </message>
    <message>
        <source>In place of {moves} you play another move now.</source>
        <translation>{moves} yerine artık başka bir hamle oynuyorsunuz.</translation>
    </message>
    <message>
        <source>You left your repertoire at move {number}.</source>
        <translation>{number}. hamlede repertuvarınızdan çıktınız.</translation>
    </message>
    <message>
        <source>You played {played}; you know {known}.</source>
        <translation>Oynadığınız: {played}; bildiğiniz: {known}.</translation>
    </message>
    <message>
        <source>Your opponent left your repertoire at move {number}.</source>
        <translation>Rakibiniz {number}. hamlede repertuvarınızdan çıktı.</translation>
    </message>
    <message>
        <source>They played {played}; you have an answer to {known}.</source>
        <translation>Rakibin oynadığı: {played}; yanıtını bildiğiniz: {known}.</translation>
    </message>
    <message>
        <source>“{name}” is not there now.</source>
        <translation>“{name}” şu anda yok.</translation>
    </message>
    <message>
        <source>Your repertoire is read as soon as it is back, and gets what you add until then.</source>
        <translation>Dosya geri gelince repertuvarınız okunur ve o zamana dek ekledikleriniz ona eklenir.</translation>
    </message>
    <message>
        <source>“{name}” is there again.</source>
        <translation>“{name}” yeniden yerinde.</translation>
    </message>
    <message>
        <source>Your repertoire was read.</source>
        <translation>Repertuvarınız okundu.</translation>
    </message>
    <message>
        <source>Your repertoire was read; what you added is in it now.</source>
        <translation>Repertuvarınız okundu; ekledikleriniz artık içinde.</translation>
    </message>
    <message>
        <source>Your repertoire is the first game of “{name}”.</source>
        <translation>Repertuvarınız “{name}” dosyasının ilk oyunu.</translation>
    </message>
    <message>
        <source>A part of your repertoire could not be read, and is no longer in it.</source>
        <translation>Repertuvarınızın bir bölümü okunamadı ve artık içinde değil.</translation>
    </message>
    <message>
        <source>The file as it was is kept as “{name}”.</source>
        <translation>Dosyanın eski hâli şu adla saklandı: “{name}”.</translation>
    </message>
    <message>
        <source>Nothing yet. Play moves on the board, and they are added.</source>
        <translation>Henüz bir şey yok. Tahtada hamle yapın, eklensin.</translation>
    </message>
    <message>
        <source>Positions: {count}</source>
        <translation>Konum: {count}</translation>
    </message>
    <message>
        <source>due: {count}</source>
        <translation>sırası gelen: {count}</translation>
    </message>
    <message>
        <source>without an answer: {count}</source>
        <translation>yanıtsız: {count}</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>İzleyin</translation>
    </message>
    <message>
        <source>That is not your move.</source>
        <translation>Sizin hamleniz bu değil.</translation>
    </message>
    <message>
        <source>Now play the right move.</source>
        <translation>Şimdi doğru hamleyi oynayın.</translation>
    </message>
    <message>
        <source>It is shown on the board.</source>
        <translation>Tahtada gösteriliyor.</translation>
    </message>
    <message>
        <source>A new move</source>
        <translation>Yeni bir hamle</translation>
    </message>
    <message>
        <source>Play it, to remember it.</source>
        <translation>Aklınızda kalsın diye oynayın.</translation>
    </message>
    <message>
        <source>Your move?</source>
        <translation>Hamleniz?</translation>
    </message>
    <message>
        <source>Nothing is due.</source>
        <translation>Sırası gelen yok.</translation>
    </message>
    <message>
        <source>New moves: {count}.</source>
        <translation>Yeni hamle: {count}.</translation>
    </message>
    <message>
        <source>Done for now.</source>
        <translation>Şimdilik bitti.</translation>
    </message>
    <message>
        <source>The next one is due in {count} min.</source>
        <translation>Sonrakinin sırası {count} dk sonra.</translation>
    </message>
    <message>
        <source>The next one is due in {count} h.</source>
        <translation>Sonrakinin sırası {count} saat sonra.</translation>
    </message>
</context>
<context>
    <name>OpeningsEntry</name>
    <message>
        <source>Undo</source>
        <translation>Geri al</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Göster</translation>
    </message>
    <message>
        <source>This position</source>
        <translation>Bu konum</translation>
    </message>
    <message>
        <source>The line that leads here</source>
        <translation>Buraya getiren yol</translation>
    </message>
    <message>
        <source>Only games from the usual start can be in a repertoire.</source>
        <translation>Repertuvarda yalnızca olağan başlangıçlı oyunlar olabilir.</translation>
    </message>
    <message>
        <source>Your repertoire is not read yet.</source>
        <translation>Repertuvarınız henüz okunmadı.</translation>
    </message>
    <message>
        <source>Play the moves first that you want to know.</source>
        <translation>Önce bilmek istediğiniz hamleleri oynayın.</translation>
    </message>
    <message>
        <source>This game left nothing that you know.</source>
        <translation>Bu oyun bildiğiniz yollardan hiç ayrılmadı.</translation>
    </message>
    <message>
        <source>Your answers in practice cannot be read now.</source>
        <translation>Alıştırma yanıtlarınız şu anda okunamıyor.</translation>
    </message>
    <message>
        <source>“{name}” was changed elsewhere.</source>
        <translation>“{name}” başka yerde değiştirildi.</translation>
    </message>
    <message>
        <source>It was read again; your last change is not in it.</source>
        <translation>Yeniden okundu; son değişikliğiniz içinde yok.</translation>
    </message>
</context>
<context>
    <name>OpeningsRoom</name>
    <message>
        <source>Keep the repertoire in</source>
        <translation>Repertuvarı şurada sakla</translation>
    </message>
</context>
<context>
    <name>OpeningsWindow</name>
    <message>
        <source>Openings</source>
        <translation>Açılışlar</translation>
    </message>
    <message>
        <source>Repertoire for</source>
        <translation>Repertuvar</translation>
    </message>
    <message>
        <source>Practised</source>
        <translation>Çalışılan</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Daha fazla</translation>
    </message>
    <message>
        <source>Say something of this move (C)</source>
        <translation>Bu hamle için bir şey yaz (C)</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Yorum</translation>
    </message>
</context>
<context>
    <name>Opponent</name>
    <message>
        <source>{name}: beaten</source>
        <translation>{name}: yenildi</translation>
    </message>
    <message>
        <source>Likes to move man beside man, sees a simple exchange, and little more.</source>
        <translation>Taşlarını yan yana oynamayı sever; basit bir taş değişimini görür, fazlasını pek görmez.</translation>
    </message>
    <message>
        <source>Loves to exchange, but often overlooks captures backward.</source>
        <translation>Taş değişmeye bayılır, ama geriye taş almaları sık sık gözden kaçırır.</translation>
    </message>
    <message>
        <source>Always forward, always threatening, and falls for a good trap.</source>
        <translation>Hep ileri, hep tehdit; iyi bir tuzağa da düşer.</translation>
    </message>
    <message>
        <source>Feels safe along the edge, likes to calculate, and misjudges many a move.</source>
        <translation>Kenarda kendini güvende hisseder, hesaplamayı sever, birçok hamleyi yanlış değerlendirir.</translation>
    </message>
    <message>
        <source>Guards the back rows, sees short combinations and punishes slips.</source>
        <translation>Arka sıraları korur, kısa kombinasyonları görür ve dikkatsizliği cezalandırır.</translation>
    </message>
    <message>
        <source>Hurries to a king and rarely gives a man away.</source>
        <translation>Damaya koşar, pek az taş kaptırır.</translation>
    </message>
    <message>
        <source>Keeps the tension, answers every threat and overlooks little.</source>
        <translation>Gerilimi korur, her tehdidi karşılar, az şey kaçırır.</translation>
    </message>
</context>
<context>
    <name>OpponentPicker</name>
    <message>
        <source>Opponent</source>
        <translation>Rakip</translation>
    </message>
</context>
<context>
    <name>OtherTags</name>
    <message>
        <source>Name</source>
        <translation>Ad</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Değer</translation>
    </message>
    <message>
        <source>Other tags</source>
        <translation>Diğer etiketler</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Kaldır</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ekle</translation>
    </message>
</context>
<context>
    <name>Outcome</name>
    <message>
        <source>White</source>
        <translation>Beyaz</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Siyah</translation>
    </message>
    <message>
        <source>Both sides have lost</source>
        <translation>İki taraf da kaybetti</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Berabere</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Kazandınız</translation>
    </message>
    <message>
        <source>You lose</source>
        <translation>Kaybettiniz</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>Beyaz kazandı</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>Siyah kazandı</translation>
    </message>
    <message>
        <source>You have no pieces left.</source>
        <translation>Taşınız kalmadı.</translation>
    </message>
    <message>
        <source>You have no move left.</source>
        <translation>Hamleniz kalmadı.</translation>
    </message>
    <message>
        <source>You resigned.</source>
        <translation>Oyunu terk ettiniz.</translation>
    </message>
    <message>
        <source>Your time is up.</source>
        <translation>Süreniz doldu.</translation>
    </message>
    <message>
        <source>White has no pieces left.</source>
        <translation>Beyaz’ın taşı kalmadı.</translation>
    </message>
    <message>
        <source>White has no move left.</source>
        <translation>Beyaz’ın hamlesi kalmadı.</translation>
    </message>
    <message>
        <source>White resigned.</source>
        <translation>Beyaz terk etti.</translation>
    </message>
    <message>
        <source>White’s time is up.</source>
        <translation>Beyaz’ın süresi doldu.</translation>
    </message>
    <message>
        <source>Black has no pieces left.</source>
        <translation>Siyah’ın taşı kalmadı.</translation>
    </message>
    <message>
        <source>Black has no move left.</source>
        <translation>Siyah’ın hamlesi kalmadı.</translation>
    </message>
    <message>
        <source>Black resigned.</source>
        <translation>Siyah terk etti.</translation>
    </message>
    <message>
        <source>Black’s time is up.</source>
        <translation>Siyah’ın süresi doldu.</translation>
    </message>
    <message>
        <source>The time is up, but a lone king cannot win.</source>
        <translation>Süre doldu, ama tek başına bir dama kazanamaz.</translation>
    </message>
    <message>
        <source>The same position came up for the third time.</source>
        <translation>Aynı konum üçüncü kez oluştu.</translation>
    </message>
    <message>
        <source>The same position came up for the fourth time.</source>
        <translation>Aynı konum dördüncü kez oluştu.</translation>
    </message>
    <message>
        <source>The moves that the rules allow for this are used up.</source>
        <translation>Kuralların bunun için tanıdığı hamleler doldu.</translation>
    </message>
    <message>
        <source>Each side has only one piece left.</source>
        <translation>Her tarafta yalnızca bir taş kaldı.</translation>
    </message>
    <message>
        <source>The agreed number of moves went by without a capture or a man’s move.</source>
        <translation>Kararlaştırılan hamle sayısı taş alınmadan ve yoz taş oynanmadan doldu.</translation>
    </message>
    <message>
        <source>The players agreed on it.</source>
        <translation>Oyuncular anlaştı.</translation>
    </message>
    <message>
        <source>So the game record says.</source>
        <translation>Oyun kaydı böyle diyor.</translation>
    </message>
    <message>
        <source>You have made the first king.</source>
        <translation>İlk damayı siz yaptınız.</translation>
    </message>
    <message>
        <source>You have given all your pieces away.</source>
        <translation>Bütün taşlarınızı verdiniz.</translation>
    </message>
    <message>
        <source>You have no move left, which wins here.</source>
        <translation>Hamleniz kalmadı; burada bu kazandırır.</translation>
    </message>
    <message>
        <source>White has made the first king.</source>
        <translation>İlk damayı Beyaz yaptı.</translation>
    </message>
    <message>
        <source>White has given all its pieces away.</source>
        <translation>Beyaz bütün taşlarını verdi.</translation>
    </message>
    <message>
        <source>White has no move left, which wins here.</source>
        <translation>Beyaz’ın hamlesi kalmadı; burada bu kazandırır.</translation>
    </message>
    <message>
        <source>Black has made the first king.</source>
        <translation>İlk damayı Siyah yaptı.</translation>
    </message>
    <message>
        <source>Black has given all its pieces away.</source>
        <translation>Siyah bütün taşlarını verdi.</translation>
    </message>
    <message>
        <source>Black has no move left, which wins here.</source>
        <translation>Siyah’ın hamlesi kalmadı; burada bu kazandırır.</translation>
    </message>
</context>
<context>
    <name>OwnGame</name>
    <message>
        <source>Play on the board</source>
        <translation>Tahtada oyna</translation>
    </message>
    <message>
        <source>Next at this board: {white} – {black}</source>
        <translation>Bu tahtada sıradaki: {white} – {black}</translation>
    </message>
    <message>
        <source>The tournament waits for this game.</source>
        <translation>Turnuva bu oyunu bekliyor.</translation>
    </message>
    <message>
        <source>The computers play their games meanwhile.</source>
        <translation>Bu sırada bilgisayarlar oyunlarını oynuyor.</translation>
    </message>
</context>
<context>
    <name>OwnGames</name>
    <message>
        <source>The game was not opened.</source>
        <translation>Oyun açılmadı.</translation>
    </message>
    <message>
        <source>Export games</source>
        <translation>Oyunları dışa aktar</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Oyunlarım</translation>
    </message>
    <message>
        <source>Not all games were copied.</source>
        <translation>Oyunların hepsi kopyalanmadı.</translation>
    </message>
    <message>
        <source>The games were not exported.</source>
        <translation>Oyunlar dışa aktarılmadı.</translation>
    </message>
    <message>
        <source>Games that could not be read, and were left out: {count}.</source>
        <translation>Okunamadığı için alınmayan oyun: {count}.</translation>
    </message>
</context>
<context>
    <name>PageCard</name>
    <message>
        <source>Back to the game (Esc)</source>
        <translation>Oyuna dön (Esc)</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Find anything</source>
        <translation>Her şeyde ara</translation>
    </message>
    <message>
        <source>Find a command, game, setting, course or file</source>
        <translation>Komut, oyun, ayar, ders veya dosya ara</translation>
    </message>
    <message>
        <source>Nothing is called so.</source>
        <translation>Bu adda bir şey yok.</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Bulunanlar</translation>
    </message>
</context>
<context>
    <name>ParameterForm</name>
    <message>
        <source>This engine has nothing to set.</source>
        <translation>Bu motorda ayarlanacak bir şey yok.</translation>
    </message>
    <message>
        <source>Usually: {value}</source>
        <translation>Varsayılan: {value}</translation>
    </message>
</context>
<context>
    <name>Parting</name>
    <message>
        <source>Leave the game</source>
        <translation>Oyundan ayrıl</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Kal</translation>
    </message>
    <message>
        <source>Another game on the board would end this one, for both sides.</source>
        <translation>Tahtaya başka bir oyun koymak bu oyunu iki taraf için de bitirir.</translation>
    </message>
    <message>
        <source>Closing Harzdame would end the game, for both sides.</source>
        <translation>Harzdame’yi kapatmak oyunu iki taraf için de bitirir.</translation>
    </message>
    <message>
        <source>You are playing over the network.</source>
        <translation>Ağ üzerinden oynuyorsunuz.</translation>
    </message>
</context>
<context>
    <name>Pasting</name>
    <message>
        <source>The clipboard holds no text.</source>
        <translation>Panoda metin yok.</translation>
    </message>
    <message>
        <source>This position cannot be played.</source>
        <translation>Bu konum oynanamaz.</translation>
    </message>
    <message>
        <source>Copy a part of it, or save it as a file and open that.</source>
        <translation>Bir bölümünü kopyalayın ya da dosya olarak kaydedip onu açın.</translation>
    </message>
    <message>
        <source>This text is too long to look for games in it.</source>
        <translation>Bu metin, içinde oyun aramak için çok uzun.</translation>
    </message>
    <message>
        <source>The text is neither a position (FEN) nor a game (PDN).</source>
        <translation>Metin ne bir konum (FEN) ne de bir oyun (PDN).</translation>
    </message>
    <message>
        <source>Nothing to paste.</source>
        <translation>Yapıştırılacak bir şey yok.</translation>
    </message>
</context>
<context>
    <name>PatternBoard</name>
    <message>
        <source>Pattern</source>
        <translation>Örüntü</translation>
    </message>
</context>
<context>
    <name>PatternDialog</name>
    <message>
        <source>Positions of {game}</source>
        <translation>Konumlar: {game}</translation>
    </message>
    <message>
        <source>Either</source>
        <translation>Fark etmez</translation>
    </message>
    <message>
        <source>Side to move</source>
        <translation>Hamle sırası</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Ara</translation>
    </message>
    <message>
        <source>On the squares</source>
        <translation>Karelerde</translation>
    </message>
    <message>
        <source>Click or draw over squares; the right button takes away. The rest is open.</source>
        <translation>Karelere tıklayın veya üzerlerinden sürükleyin; sağ tuş kaldırır. Geri kalan kareler serbesttir.</translation>
    </message>
    <message>
        <source>Take the board’s</source>
        <translation>Tahtadakini al</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Temizle</translation>
    </message>
    <message>
        <source>Pieces on the board</source>
        <translation>Tahtadaki taşlar</translation>
    </message>
    <message>
        <source>White man</source>
        <translation>Beyaz yoz taş</translation>
    </message>
    <message>
        <source>White king</source>
        <translation>Beyaz dama</translation>
    </message>
    <message>
        <source>any white</source>
        <translation>herhangi bir beyaz</translation>
    </message>
    <message>
        <source>Black man</source>
        <translation>Siyah yoz taş</translation>
    </message>
    <message>
        <source>Black king</source>
        <translation>Siyah dama</translation>
    </message>
    <message>
        <source>any black</source>
        <translation>herhangi bir siyah</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>boş</translation>
    </message>
    <message>
        <source>open</source>
        <translation>serbest</translation>
    </message>
    <message>
        <source>White men</source>
        <translation>Beyaz yoz taşlar</translation>
    </message>
    <message>
        <source>White kings</source>
        <translation>Beyaz damalar</translation>
    </message>
    <message>
        <source>Black men</source>
        <translation>Siyah yoz taşlar</translation>
    </message>
    <message>
        <source>Black kings</source>
        <translation>Siyah damalar</translation>
    </message>
    <message>
        <source>{pieces}, at least</source>
        <translation>{pieces}, en az</translation>
    </message>
    <message>
        <source>{pieces}, at most</source>
        <translation>{pieces}, en çok</translation>
    </message>
</context>
<context>
    <name>PiecePalette</name>
    <message>
        <source>White man</source>
        <translation>Beyaz yoz taş</translation>
    </message>
    <message>
        <source>White king</source>
        <translation>Beyaz dama</translation>
    </message>
    <message>
        <source>Black man</source>
        <translation>Siyah yoz taş</translation>
    </message>
    <message>
        <source>Black king</source>
        <translation>Siyah dama</translation>
    </message>
    <message>
        <source>Eraser</source>
        <translation>Silgi</translation>
    </message>
</context>
<context>
    <name>PlaceNotices</name>
    <message>
        <source>“{path}” cannot be read now.</source>
        <translation>“{path}” şu anda okunamıyor.</translation>
    </message>
    <message>
        <source>Your studies could not be listed.</source>
        <translation>Çalışmalarınız listelenemedi.</translation>
    </message>
    <message>
        <source>“{path}” cannot be written now.</source>
        <translation>“{path}” şu anda yazılamıyor.</translation>
    </message>
    <message>
        <source>The study is still on the shelf.</source>
        <translation>Çalışma hâlâ rafta.</translation>
    </message>
    <message>
        <source>The list was kept as {path}. Your files are where they were: open them again.</source>
        <translation>Liste şu adla saklandı: {path}. Dosyalarınız yerinde: yeniden açın.</translation>
    </message>
    <message>
        <source>The list of your studies could not be read.</source>
        <translation>Çalışma listeniz okunamadı.</translation>
    </message>
</context>
<context>
    <name>Player</name>
    <message>
        <source>Computer</source>
        <translation>Bilgisayar</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Siz</translation>
    </message>
    <message>
        <source>The program cannot be started for this game.</source>
        <translation>Program bu oyun için başlatılamıyor.</translation>
    </message>
    <message>
        <source>The program ended.</source>
        <translation>Program kapandı.</translation>
    </message>
    <message>
        <source>The program did not answer in time.</source>
        <translation>Program zamanında yanıt vermedi.</translation>
    </message>
    <message>
        <source>The program’s answer is not a legal move.</source>
        <translation>Programın yanıtı kural dışı bir hamle.</translation>
    </message>
    <message>
        <source>The search for one failed.</source>
        <translation>Hamle araması başarısız oldu.</translation>
    </message>
</context>
<context>
    <name>PositionGamesList</name>
    <message>
        <source>Games with this position</source>
        <translation>Bu konumun olduğu oyunlar</translation>
    </message>
    <message>
        <source>No game of the library has this position.</source>
        <translation>Kitaplıkta bu konumun olduğu oyun yok.</translation>
    </message>
</context>
<context>
    <name>Presentation</name>
    <message>
        <source>Presentation</source>
        <translation>Sunum</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Yorum</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Başlangıç</translation>
    </message>
    <message>
        <source>Move {number} of {count}</source>
        <translation>Hamle {number} / {count}</translation>
    </message>
    <message>
        <source>plays by itself</source>
        <translation>kendiliğinden oynuyor</translation>
    </message>
</context>
<context>
    <name>PreviewPane</name>
    <message>
        <source>Preview</source>
        <translation>Önizleme</translation>
    </message>
</context>
<context>
    <name>PrintPreview</name>
    <message>
        <source>First page</source>
        <translation>İlk sayfa</translation>
    </message>
    <message>
        <source>Page back</source>
        <translation>Önceki sayfa</translation>
    </message>
    <message>
        <source>Page on</source>
        <translation>Sonraki sayfa</translation>
    </message>
    <message>
        <source>Last page</source>
        <translation>Son sayfa</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Yazdır</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Yazdır…</translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <translation>Sayfa {number} / {count}</translation>
    </message>
</context>
<context>
    <name>Problem</name>
    <message>
        <source>There are no pieces on the board yet.</source>
        <translation>Tahtada henüz taş yok.</translation>
    </message>
    <message>
        <source>A man cannot stand on {detail}: there it would be a king.</source>
        <translation>Şu karede yoz taş duramaz, orada dama olurdu: {detail}.</translation>
    </message>
    <message>
        <source>Two pieces stand on {detail}.</source>
        <translation>Aynı karede iki taş var: {detail}.</translation>
    </message>
    <message>
        <source>There is no square {detail} on this board.</source>
        <translation>Bu tahtada böyle bir kare yok: {detail}.</translation>
    </message>
    <message>
        <source>There are too many captures for it to be played.</source>
        <translation>Oynanamayacak kadar çok taş alma olanağı var.</translation>
    </message>
    <message>
        <source>“{detail}” is no position; one looks like {example}.</source>
        <translation>“{detail}” bir konum değil; örnek: {example}.</translation>
    </message>
    <message>
        <source>Game {game}, line {line}: {what}</source>
        <translation>Oyun {game}, satır {line}: {what}</translation>
    </message>
    <message>
        <source>Line {line}: {what}</source>
        <translation>Satır {line}: {what}</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Dosya boş.</translation>
    </message>
    <message>
        <source>There is no game in it.</source>
        <translation>İçinde oyun yok.</translation>
    </message>
    <message>
        <source>This is not a text file, so there are no games in it.</source>
        <translation>Bu bir metin dosyası değil, içinde oyun yok.</translation>
    </message>
    <message>
        <source>“{detail}” makes no sense here.</source>
        <translation>“{detail}” burada anlamsız.</translation>
    </message>
    <message>
        <source>The move {detail} is not allowed; the moves before it are shown.</source>
        <translation>{detail} hamlesi kurala aykırı; önceki hamleler gösteriliyor.</translation>
    </message>
    <message>
        <source>{written} can mean several moves; it is read as {taken}.</source>
        <translation>{written} birkaç hamle anlamına gelebilir; okunan: {taken}.</translation>
    </message>
    <message>
        <source>Its letters were taken for {detail}, which may be wrong.</source>
        <translation>Kodlaması {detail} sayıldı; bu yanlış olabilir.</translation>
    </message>
    <message>
        <source>This is a game that Harzdame does not know: {detail}.</source>
        <translation>Bu, Harzdame’nin bilmediği bir oyun: {detail}.</translation>
    </message>
    <message>
        <source>Its tags name two different games: {detail}.</source>
        <translation>Etiketleri iki ayrı oyun türü söylüyor: {detail}.</translation>
    </message>
    <message>
        <source>It is too long to be read: it is left as it is.</source>
        <translation>Okunamayacak kadar uzun: olduğu gibi bırakıldı.</translation>
    </message>
    <message>
        <source>The position it begins with is not possible.</source>
        <translation>Başladığı konum olanaksız.</translation>
    </message>
    <message>
        <source>The result after the moves differs from the one above them.</source>
        <translation>Hamlelerden sonraki sonuç, üstündekinden farklı.</translation>
    </message>
    <message>
        <source>From here on there are bytes that are no text.</source>
        <translation>Buradan sonra metin olmayan baytlar var.</translation>
    </message>
    <message>
        <source>The tag that begins here has no end; the file may be cut off.</source>
        <translation>Burada başlayan etiketin sonu yok; dosya kesilmiş olabilir.</translation>
    </message>
    <message>
        <source>The comment that begins here has no end; the file may be cut off.</source>
        <translation>Burada başlayan yorumun sonu yok; dosya kesilmiş olabilir.</translation>
    </message>
    <message>
        <source>The variation that begins here has no end; the file may be cut off.</source>
        <translation>Burada başlayan varyantın sonu yok; dosya kesilmiş olabilir.</translation>
    </message>
    <message>
        <source>The game breaks off here; what comes before it is shown.</source>
        <translation>Oyun burada kesiliyor; öncesi gösteriliyor.</translation>
    </message>
</context>
<context>
    <name>ProblemList</name>
    <message>
        <source>Problems: {count}</source>
        <translation>Sorunlar: {count}</translation>
    </message>
</context>
<context>
    <name>Progress</name>
    <message>
        <source>Opening the file…</source>
        <translation>Dosya açılıyor…</translation>
    </message>
    <message>
        <source>Reading the game…</source>
        <translation>Oyun okunuyor…</translation>
    </message>
    <message>
        <source>Looking through your games…</source>
        <translation>Oyunlarınız taranıyor…</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Kaydediliyor…</translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation>Dışa aktarılıyor…</translation>
    </message>
    <message>
        <source>Asking opening books and endgame tables…</source>
        <translation>Açılış kitaplarına ve oyun sonu tablolarına bakılıyor…</translation>
    </message>
    <message>
        <source>Building endgame tables</source>
        <translation>Oyun sonu tabloları oluşturuluyor</translation>
    </message>
    <message>
        <source>Searching the library…</source>
        <translation>Kitaplıkta aranıyor…</translation>
    </message>
    <message>
        <source>Importing games into the library</source>
        <translation>Oyunlar kitaplığa alınıyor</translation>
    </message>
    <message>
        <source>Reviewing the game</source>
        <translation>Oyun inceleniyor</translation>
    </message>
    <message>
        <source>{material}, table {number} of {count}</source>
        <translation>{material}, tablo {number} / {count}</translation>
    </message>
    <message>
        <source>about {time} left</source>
        <translation>kalan süre yaklaşık {time}</translation>
    </message>
</context>
<context>
    <name>PuzzleChoice</name>
    <message>
        <source>Game</source>
        <translation>Oyun türü</translation>
    </message>
    <message>
        <source>Kind of puzzles</source>
        <translation>Bulmaca türü</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Zorluk</translation>
    </message>
    <message>
        <source>All kinds of puzzles</source>
        <translation>Her tür bulmaca</translation>
    </message>
    <message>
        <source>Short endings</source>
        <translation>Kısa oyun sonları</translation>
    </message>
    <message>
        <source>Longer endings</source>
        <translation>Uzun oyun sonları</translation>
    </message>
    <message>
        <source>Hard endings</source>
        <translation>Zor oyun sonları</translation>
    </message>
</context>
<context>
    <name>PuzzleRoom</name>
    <message>
        <source>Puzzles: {game}</source>
        <translation>Bulmacalar: {game}</translation>
    </message>
    <message>
        <source>Your results of puzzles cannot be read now.</source>
        <translation>Bulmaca sonuçlarınız şu anda okunamıyor.</translation>
    </message>
</context>
<context>
    <name>PuzzleWindow</name>
    <message>
        <source>Puzzles</source>
        <translation>Bulmacalar</translation>
    </message>
</context>
<context>
    <name>Puzzles</name>
    <message>
        <source>Today’s puzzle</source>
        <translation>Günlük</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Antrenman</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>Sırası gelen</translation>
    </message>
    <message>
        <source>My mistakes</source>
        <translation>Hatalarım</translation>
    </message>
    <message>
        <source>Storm</source>
        <translation>Fırtına</translation>
    </message>
    <message>
        <source>Endings</source>
        <translation>Oyun sonları</translation>
    </message>
    <message>
        <source>One puzzle a day, the same for everybody</source>
        <translation>Günde bir bulmaca, herkes için aynı</translation>
    </message>
    <message>
        <source>Puzzles as hard as you are strong</source>
        <translation>Gücünüze denk zorlukta bulmacalar</translation>
    </message>
    <message>
        <source>What you failed comes back until you know it</source>
        <translation>Çözemedikleriniz, siz öğrenene dek geri gelir</translation>
    </message>
    <message>
        <source>Wins that you missed in your own games</source>
        <translation>Kendi oyunlarınızda kaçırdığınız kazançlar</translation>
    </message>
    <message>
        <source>As many as you can in three minutes</source>
        <translation>Üç dakikada olabildiğince çok</translation>
    </message>
    <message>
        <source>Win against perfect defence</source>
        <translation>Kusursuz savunmaya karşı kazanın</translation>
    </message>
    <message>
        <source>Shot</source>
        <translation>Açmaz</translation>
    </message>
    <message>
        <source>Breakthrough</source>
        <translation>Yarma</translation>
    </message>
    <message>
        <source>Race to promotion</source>
        <translation>Damaya çıkma yarışı</translation>
    </message>
    <message>
        <source>King hunt</source>
        <translation>Dama avı</translation>
    </message>
    <message>
        <source>To the edge</source>
        <translation>Kenara</translation>
    </message>
    <message>
        <source>Endgame</source>
        <translation>Oyun sonu</translation>
    </message>
    <message>
        <source>Choice of captures</source>
        <translation>Alma seçimi</translation>
    </message>
    <message>
        <source>Blockade</source>
        <translation>Abluka</translation>
    </message>
    <message>
        <source>Quiet move</source>
        <translation>Sessiz hamle</translation>
    </message>
    <message>
        <source>White to move and win</source>
        <translation>Beyaz oynar ve kazanır</translation>
    </message>
    <message>
        <source>Black to move and win</source>
        <translation>Siyah oynar ve kazanır</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Sıra Beyaz’da</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Sıra Siyah’ta</translation>
    </message>
    <message>
        <source>Find the shot.</source>
        <translation>Açmazı bulun.</translation>
    </message>
    <message>
        <source>Find the capture that wins.</source>
        <translation>Kazandıran taş almayı bulun.</translation>
    </message>
    <message>
        <source>Find the move that wins.</source>
        <translation>Kazandıran hamleyi bulun.</translation>
    </message>
    <message>
        <source>Your moves: {moves}. The shortest way has {count}.</source>
        <translation>Hamle sayınız: {moves}. En kısa yol: {count} hamle.</translation>
    </message>
    <message>
        <source>You are still winning.</source>
        <translation>Hâlâ kazanıyorsunuz.</translation>
    </message>
    <message>
        <source>Right!</source>
        <translation>Doğru!</translation>
    </message>
    <message>
        <source>And what now?</source>
        <translation>Peki şimdi?</translation>
    </message>
    <message>
        <source>This move could not be checked.</source>
        <translation>Bu hamle denetlenemedi.</translation>
    </message>
    <message>
        <source>It does not count. Try another one.</source>
        <translation>Sayılmaz. Başka bir hamle deneyin.</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>Yeniden deneyin.</translation>
    </message>
    <message>
        <source>This is the solution.</source>
        <translation>Çözüm bu.</translation>
    </message>
    <message>
        <source>The piece on {square} moves.</source>
        <translation>Şu karedeki taş oynar: {square}.</translation>
    </message>
    <message>
        <source>It goes to {square}.</source>
        <translation>Şuraya gider: {square}.</translation>
    </message>
    <message>
        <source>That is only a draw.</source>
        <translation>Bu yalnızca berabere.</translation>
    </message>
    <message>
        <source>Now Black wins.</source>
        <translation>Şimdi Siyah kazanıyor.</translation>
    </message>
    <message>
        <source>Now White wins.</source>
        <translation>Şimdi Beyaz kazanıyor.</translation>
    </message>
    <message>
        <source>That does not win.</source>
        <translation>Bu kazandırmaz.</translation>
    </message>
    <message>
        <source>Black answers {move}.</source>
        <translation>Siyah’ın yanıtı: {move}.</translation>
    </message>
    <message>
        <source>White answers {move}.</source>
        <translation>Beyaz’ın yanıtı: {move}.</translation>
    </message>
    <message>
        <source>There is no shorter way.</source>
        <translation>Daha kısa yol yok.</translation>
    </message>
    <message>
        <source>The shortest way has {count}: step through it below.</source>
        <translation>En kısa yol {count} hamle: aşağıda adım adım izleyin.</translation>
    </message>
    <message>
        <source>That wins as well!</source>
        <translation>Bu da kazandırır!</translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation>Çözüldü!</translation>
    </message>
    <message>
        <source>Solved, with a hint.</source>
        <translation>İpucuyla çözüldü.</translation>
    </message>
    <message>
        <source>That is it.</source>
        <translation>İşte bu.</translation>
    </message>
    <message>
        <source>rated {rating}</source>
        <translation>puan {rating}</translation>
    </message>
    <message>
        <source>You know them all for now.</source>
        <translation>Şimdilik hepsini biliyorsunuz.</translation>
    </message>
    <message>
        <source>There are no puzzles for {game}.</source>
        <translation>Bu oyun için bulmaca yok: {game}.</translation>
    </message>
    <message>
        <source>Choose another game above.</source>
        <translation>Yukarıdan başka bir oyun seçin.</translation>
    </message>
    <message>
        <source>What you fail elsewhere comes back here until you know it.</source>
        <translation>Başka yerde çözemedikleriniz, siz öğrenene dek buraya geri gelir.</translation>
    </message>
    <message>
        <source>No puzzles from your games yet.</source>
        <translation>Oyunlarınızdan henüz bulmaca yok.</translation>
    </message>
    <message>
        <source>Let your games be looked through for wins that you missed, or gave away.</source>
        <translation>Oyunlarınız, kaçırdığınız kazançlar için taransın.</translation>
    </message>
    <message>
        <source>There are no endings for {game}.</source>
        <translation>Bu oyun için oyun sonu yok: {game}.</translation>
    </message>
    <message>
        <source>They are drawn from endgame tables.</source>
        <translation>Oyun sonu tablolarından gelirler.</translation>
    </message>
    <message>
        <source>Three minutes</source>
        <translation>Üç dakika</translation>
    </message>
    <message>
        <source>Solve as many as you can. They get harder, and each mistake costs ten seconds.</source>
        <translation>Olabildiğince çok çözün. Gitgide zorlaşır, her hata on saniyeye mal olur.</translation>
    </message>
    <message>
        <source>The storm is over.</source>
        <translation>Fırtına bitti.</translation>
    </message>
    <message>
        <source>Nothing is due.</source>
        <translation>Sırası gelen yok.</translation>
    </message>
    <message>
        <source>The next one in {count} min.</source>
        <translation>Sonraki {count} dk sonra.</translation>
    </message>
    <message>
        <source>about {rating}, provisional</source>
        <translation>yaklaşık {rating}, geçici</translation>
    </message>
    <message>
        <source>{rating} ± {error}</source>
        <translation>{rating} ± {error}</translation>
    </message>
    <message>
        <source>The puzzles of this game cannot be used.</source>
        <translation>Bu oyunun bulmacaları kullanılamıyor.</translation>
    </message>
    <message>
        <source>{name} cannot be read: {detail}.</source>
        <translation>{name} okunamıyor: {detail}.</translation>
    </message>
    <message>
        <source>{name} holds no puzzles.</source>
        <translation>{name} içinde bulmaca yok.</translation>
    </message>
    <message>
        <source>{name} was made for other rules.</source>
        <translation>{name} başka kurallar için yapılmış.</translation>
    </message>
    <message>
        <source>{name} is damaged; installing the program anew mends it.</source>
        <translation>{name} hasarlı; programı yeniden kurmak bunu düzeltir.</translation>
    </message>
</context>
<context>
    <name>QrCode</name>
    <message>
        <source>The invitation as a QR code</source>
        <translation>QR kodu olarak davet</translation>
    </message>
</context>
<context>
    <name>RatingView</name>
    <message>
        <source>Your rating</source>
        <translation>Puanınız</translation>
    </message>
    <message>
        <source>Solved today: {count}</source>
        <translation>Bugün çözülen: {count}</translation>
    </message>
    <message>
        <source>in a row: {count}</source>
        <translation>art arda: {count}</translation>
    </message>
</context>
<context>
    <name>Reached</name>
    <message>
        <source>Now without the coach</source>
        <translation>Şimdi antrenörsüz</translation>
    </message>
    <message>
        <source>Again without help</source>
        <translation>Bir daha yardımsız</translation>
    </message>
    <message>
        <source>Now against {name}</source>
        <translation>Şimdi {name} ile</translation>
    </message>
    <message>
        <source>First against {name}</source>
        <translation>Önce {name} ile</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Rövanş</translation>
    </message>
    <message>
        <source>You have beaten {name} for the first time!</source>
        <translation>İlk kez yendiniz: {name}!</translation>
    </message>
    <message>
        <source>How strong the levels are in this game has not been measured yet.</source>
        <translation>Bu oyunda düzeylerin gücü henüz ölçülmedi.</translation>
    </message>
    <message>
        <source>The result counts for the estimate of your strength.</source>
        <translation>Sonuç, gücünüzün hesabına katılır.</translation>
    </message>
    <message>
        <source>Your strength is about {elo}. After some more games that will be surer.</source>
        <translation>Gücünüz yaklaşık {elo}. Birkaç oyun sonra daha kesin olur.</translation>
    </message>
    <message>
        <source>Your strength is about {elo}.</source>
        <translation>Gücünüz yaklaşık {elo}.</translation>
    </message>
    <message>
        <source>Your strength is about {elo} ({change}); {percent} % of the points were to be expected.</source>
        <translation>Gücünüz yaklaşık {elo} ({change}); puanların %{percent} kadarı bekleniyordu.</translation>
    </message>
</context>
<context>
    <name>ReadingNotices</name>
    <message>
        <source>Nothing says which game this is; it was read as {game}.</source>
        <translation>Hangi oyun türü olduğu yazmıyor; şöyle okundu: {game}.</translation>
    </message>
    <message>
        <source>Nothing says which game this is.</source>
        <translation>Hangi oyun türü olduğu yazmıyor.</translation>
    </message>
    <message>
        <source>It was read as {game}, but fits other games, too.</source>
        <translation>{game} olarak okundu, ama başka oyunlara da uyuyor.</translation>
    </message>
    <message>
        <source>Read as {game}</source>
        <translation>Şöyle oku: {game}</translation>
    </message>
    <message>
        <source>This game cannot be shown on the board.</source>
        <translation>Bu oyun tahtada gösterilemiyor.</translation>
    </message>
    <message>
        <source>Something in this game is doubtful.</source>
        <translation>Bu oyunda kuşkulu bir şey var.</translation>
    </message>
    <message>
        <source>Not all of this game could be read; the rest is kept in it.</source>
        <translation>Bu oyun sonuna kadar okunamadı; kalanı içinde saklanıyor.</translation>
    </message>
</context>
<context>
    <name>RecentFiles</name>
    <message>
        <source>{path} is not there at present.</source>
        <translation>{path} şu anda yok.</translation>
    </message>
</context>
<context>
    <name>Recovering</name>
    <message>
        <source>Harzdame was not closed properly last time; nothing was lost.</source>
        <translation>Harzdame geçen sefer düzgün kapanmadı; hiçbir şey kaybolmadı.</translation>
    </message>
    <message>
        <source>The clock stands until you play a move or press P.</source>
        <translation>Siz oynayana veya P’ye basana kadar saat durur.</translation>
    </message>
    <message>
        <source>Your unfinished game is back.</source>
        <translation>Yarım kalan oyununuz geri geldi.</translation>
    </message>
    <message>
        <source>Your unfinished game waits in the menu.</source>
        <translation>Yarım kalan oyununuz menüde bekliyor.</translation>
    </message>
    <message>
        <source>What was kept of an unfinished game is damaged.</source>
        <translation>Yarım bir oyundan saklananlar hasarlı.</translation>
    </message>
    <message>
        <source>Its text is among your games in the menu.</source>
        <translation>Metni menüde, oyunlarınız arasında.</translation>
    </message>
    <message>
        <source>It stays where it is, and is looked for again at the next start.</source>
        <translation>Olduğu yerde kalır; bir sonraki açılışta yine bakılır.</translation>
    </message>
    <message>
        <source>An unfinished game cannot be read just now.</source>
        <translation>Yarım bir oyun şu anda okunamıyor.</translation>
    </message>
    <message>
        <source>“{name}” was changed or moved meanwhile.</source>
        <translation>“{name}” bu arada değişti veya taşındı.</translation>
    </message>
    <message>
        <source>The game on the board is whole; saving it asks for a file.</source>
        <translation>Tahtadaki oyun eksiksiz; kaydederken dosya sorulur.</translation>
    </message>
    <message>
        <source>The game is back on the board.</source>
        <translation>Oyun yeniden tahtada.</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>You must capture.</source>
        <translation>Taş almak zorundasınız.</translation>
    </message>
    <message>
        <source>The pieces on {squares} can take {number}.</source>
        <translation>Şu karelerdeki taşlar alabilir: {squares}; her biri {number} taş.</translation>
    </message>
    <message>
        <source>The pieces on {squares} can.</source>
        <translation>Şu karelerdeki taşlar alabilir: {squares}.</translation>
    </message>
    <message>
        <source>The piece on {squares} takes {number}.</source>
        <translation>Şu karedeki taş {number} taş alır: {squares}.</translation>
    </message>
    <message>
        <source>The piece on {squares} can.</source>
        <translation>Şu karedeki taş alabilir: {squares}.</translation>
    </message>
    <message>
        <source>You must take as many as you can.</source>
        <translation>Alabildiğiniz kadar çok taş almalısınız.</translation>
    </message>
    <message>
        <source>There are {number} to take here, not just one.</source>
        <translation>Burada alınacak {number} taş var, yalnızca bir değil.</translation>
    </message>
    <message>
        <source>There are {number} to take here, not {taken}.</source>
        <translation>Burada alınacak {number} taş var; {taken} yetmez.</translation>
    </message>
    <message>
        <source>Men never step backwards.</source>
        <translation>Yoz taşlar asla geri gitmez.</translation>
    </message>
    <message>
        <source>This one is blocked for now.</source>
        <translation>Bu taşın önü şimdilik kapalı.</translation>
    </message>
    <message>
        <source>That piece cannot go there.</source>
        <translation>Bu taş oraya gidemez.</translation>
    </message>
    <message>
        <source>It cannot move at all just now.</source>
        <translation>Şu anda hiç hareket edemez.</translation>
    </message>
    <message>
        <source>The squares it can go to are lit.</source>
        <translation>Gidebileceği kareler aydınlatıldı.</translation>
    </message>
    <message>
        <source>That is too far: here even kings make short jumps only.</source>
        <translation>Fazla uzak: burada damalar bile yalnızca kısa atlayış yapar.</translation>
    </message>
    <message>
        <source>That is too far: men make short jumps only.</source>
        <translation>Fazla uzak: yoz taşlar yalnızca kısa atlayış yapar.</translation>
    </message>
    <message>
        <source>This king has moved {number} times in a row.</source>
        <translation>Bu dama art arda {number} kez oynadı.</translation>
    </message>
    <message>
        <source>Move another piece.</source>
        <translation>Başka bir taş oynayın.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Oyun bitti.</translation>
    </message>
    <message>
        <source>There is no piece on {origin}.</source>
        <translation>Bu karede taş yok: {origin}.</translation>
    </message>
    <message>
        <source>That piece is your opponent’s.</source>
        <translation>Bu taş rakibinizin.</translation>
    </message>
    <message>
        <source>It is not your turn yet.</source>
        <translation>Henüz sıra sizde değil.</translation>
    </message>
    <message>
        <source>Put the piece on another square to move it.</source>
        <translation>Oynamak için taşı başka bir kareye koyun.</translation>
    </message>
    <message>
        <source>There is already a piece on {target}.</source>
        <translation>Bu karede zaten taş var: {target}.</translation>
    </message>
    <message>
        <source>You must capture with a king here.</source>
        <translation>Burada damayla almak zorundasınız.</translation>
    </message>
    <message>
        <source>You must take as many kings as you can.</source>
        <translation>Alabildiğiniz kadar çok dama almalısınız.</translation>
    </message>
    <message>
        <source>You must take kings as early as you can.</source>
        <translation>Damaları olabildiğince erken almalısınız.</translation>
    </message>
    <message>
        <source>You must take what is worth the most.</source>
        <translation>Değeri en büyük olanı almalısınız.</translation>
    </message>
    <message>
        <source>The capture goes on: keep jumping with this piece.</source>
        <translation>Taş alma sürüyor: bu taşla atlamayı sürdürün.</translation>
    </message>
    <message>
        <source>That is too far: land on {squares}.</source>
        <translation>Fazla uzak; konulacak kare: {squares}.</translation>
    </message>
    <message>
        <source>That is too far: a capture that ends with a king lands on {squares}.</source>
        <translation>Fazla uzak: dama alınarak biten almada konulacak kare: {squares}.</translation>
    </message>
    <message>
        <source>The capture goes on from {squares}: land there.</source>
        <translation>Taş alma şuradan sürer, oraya konmalısınız: {squares}.</translation>
    </message>
    <message>
        <source>This piece cannot capture in that direction.</source>
        <translation>Bu taş o yönde taş alamaz.</translation>
    </message>
    <message>
        <source>Men cannot capture kings.</source>
        <translation>Yoz taşlar dama alamaz.</translation>
    </message>
    <message>
        <source>A capture cannot begin in that direction.</source>
        <translation>Taş alma o yönde başlayamaz.</translation>
    </message>
    <message>
        <source>The way is blocked.</source>
        <translation>Yol kapalı.</translation>
    </message>
    <message>
        <source>Two pieces in a row with no gap between them cannot be jumped.</source>
        <translation>Arada boşluk olmadan arka arkaya duran iki taşın üzerinden atlanamaz.</translation>
    </message>
    <message>
        <source>It cannot jump over its own side here.</source>
        <translation>Burada kendi taşlarının üzerinden atlayamaz.</translation>
    </message>
</context>
<context>
    <name>Remarks</name>
    <message>
        <source>Signs</source>
        <translation>İşaretler</translation>
    </message>
</context>
<context>
    <name>RemarksPanel</name>
    <message>
        <source>Add a comment</source>
        <translation>Yorum ekle</translation>
    </message>
    <message>
        <source>Edit the comment</source>
        <translation>Yorumu düzenle</translation>
    </message>
    <message>
        <source>Comment on the game</source>
        <translation>Oyuna yorum</translation>
    </message>
    <message>
        <source>Before the variation {move}</source>
        <translation>Varyanttan önce: {move}</translation>
    </message>
    <message>
        <source>Comment on {move}</source>
        <translation>Hamleye yorum: {move}</translation>
    </message>
    <message>
        <source>After the variation {move}</source>
        <translation>Varyanttan sonra: {move}</translation>
    </message>
</context>
<context>
    <name>ReplayBoard</name>
    <message>
        <source>Start</source>
        <translation>Başlangıç</translation>
    </message>
</context>
<context>
    <name>ReplayDialog</name>
    <message>
        <source>Moves</source>
        <translation>Hamleler</translation>
    </message>
    <message>
        <source>The right move</source>
        <translation>Doğru hamle</translation>
    </message>
    <message>
        <source>As a rule one of each side</source>
        <translation>Genellikle her taraftan bir hamle</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Geri al</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>Ekle</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Değiştir</translation>
    </message>
    <message>
        <source>Replace {move}</source>
        <translation>Değiştir: {move}</translation>
    </message>
    <message>
        <source>Insert behind {move}</source>
        <translation>Arkasına ekle: {move}</translation>
    </message>
    <message>
        <source>Insert at the beginning</source>
        <translation>Başa ekle</translation>
    </message>
    <message>
        <source>Play on the board, or type.</source>
        <translation>Tahtada oynayın veya yazın.</translation>
    </message>
    <message>
        <source>“{text}” is not a move here.</source>
        <translation>“{text}” burada bir hamle değil.</translation>
    </message>
    <message>
        <source>Possible: {moves}</source>
        <translation>Olabilir: {moves}</translation>
    </message>
    <message>
        <source>No move follows.</source>
        <translation>Arkasından hamle gelmiyor.</translation>
    </message>
    <message>
        <source>All moves that follow still fit: {count}.</source>
        <translation>Sonraki hamlelerin hepsi hâlâ uyuyor: {count}.</translation>
    </message>
    <message>
        <source>Moves that follow: {count}; not fitting any more: {lost}. These go to the deleted moves.</source>
        <translation>Sonraki hamleler: {count}; artık uymayan: {lost}. Bunlar silinenlere gider.</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Details</source>
        <translation>Ayrıntılar</translation>
    </message>
</context>
<context>
    <name>ReportWindow</name>
    <message>
        <source>Report of a crash</source>
        <translation>Çökme raporu</translation>
    </message>
    <message>
        <source>This is all of the report, and it was sent to nobody. Your name, your games and your folders are not in it. If you want to help, copy or save it, and send it to the makers of Harzdame by mail or in a forum, with a word on what you were doing.</source>
        <translation>Raporun tamamı bu ve kimseye gönderilmedi. Adınız, oyunlarınız ve klasörleriniz içinde yok. Yardım etmek isterseniz raporu kopyalayın veya kaydedin; o sırada ne yaptığınızı da kısaca yazarak e-postayla veya bir forumda Harzdame’yi yapanlara gönderin.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopyala</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Kaydet…</translation>
    </message>
    <message>
        <source>The report is on the clipboard.</source>
        <translation>Rapor panoda.</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Metin (*.txt)</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Raporu kaydet</translation>
    </message>
    <message>
        <source>Saved in “{name}”.</source>
        <translation>“{name}” dosyasına kaydedildi.</translation>
    </message>
</context>
<context>
    <name>ResultCard</name>
    <message>
        <source>More</source>
        <translation>Daha fazla</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
</context>
<context>
    <name>ResultChoice</name>
    <message>
        <source>Result</source>
        <translation>Sonuç</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Neden</translation>
    </message>
    <message>
        <source>Reason not told</source>
        <translation>Neden belirtilmemiş</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Sonuçlanmamış</translation>
    </message>
    <message>
        <source>{result}  Lost by both</source>
        <translation>{result}  İki taraf da kaybetti</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>A review is under way.</source>
        <translation>Bir inceleme sürüyor.</translation>
    </message>
    <message>
        <source>There is nothing to review yet.</source>
        <translation>Henüz incelenecek bir şey yok.</translation>
    </message>
    <message>
        <source>A review judges the moves of a game, and this one has none.</source>
        <translation>İnceleme bir oyunun hamlelerini değerlendirir; bunda hamle yok.</translation>
    </message>
    <message>
        <source>The game is not over.</source>
        <translation>Oyun bitmedi.</translation>
    </message>
    <message>
        <source>A review would tell you what to play. It waits until the end.</source>
        <translation>İnceleme ne oynayacağınızı söylerdi. Oyun bitene kadar bekler.</translation>
    </message>
    <message>
        <source>The review was stopped.</source>
        <translation>İnceleme durduruldu.</translation>
    </message>
    <message>
        <source>Nothing was found yet.</source>
        <translation>Henüz bir şey bulunmadı.</translation>
    </message>
    <message>
        <source>The review could not go on.</source>
        <translation>İnceleme sürdürülemedi.</translation>
    </message>
    <message>
        <source>What was found is kept. You can review the game again. ({detail})</source>
        <translation>Bulunanlar saklandı. Oyunu yeniden inceleyebilirsiniz. ({detail})</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>%{number}</translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation>Başlangıç</translation>
    </message>
    <message>
        <source>White scores {percent}</source>
        <translation>Beyaz’ın puanı {percent}</translation>
    </message>
    <message>
        <source>The game is reviewed.</source>
        <translation>Oyun incelendi.</translation>
    </message>
    <message>
        <source>Undo removes it all.</source>
        <translation>“Geri al” hepsini kaldırır.</translation>
    </message>
    <message>
        <source>Accuracy: White {white}, Black {black}. Undo removes it all.</source>
        <translation>İsabet: Beyaz {white}, Siyah {black}. “Geri al” hepsini kaldırır.</translation>
    </message>
    <message>
        <source>Too little was at stake for an accuracy.</source>
        <translation>İsabet hesaplanamadı: oyunda çok az şey söz konusuydu.</translation>
    </message>
    <message>
        <source>White: too little at stake for an accuracy, {counts}</source>
        <translation>Beyaz: isabet hesaplanamadı (çok az şey söz konusuydu), {counts}</translation>
    </message>
    <message>
        <source>Black: too little at stake for an accuracy, {counts}</source>
        <translation>Siyah: isabet hesaplanamadı (çok az şey söz konusuydu), {counts}</translation>
    </message>
    <message>
        <source>White: accuracy {accuracy}, {counts}</source>
        <translation>Beyaz: isabet {accuracy}, {counts}</translation>
    </message>
    <message>
        <source>Black: accuracy {accuracy}, {counts}</source>
        <translation>Siyah: isabet {accuracy}, {counts}</translation>
    </message>
    <message>
        <source>inaccuracies: {inaccuracies}, mistakes: {mistakes}, blunders: {blunders}</source>
        <translation>kusurlu hamle: {inaccuracies}, hata: {mistakes}, vahim hata: {blunders}</translation>
    </message>
    <message>
        <source>, shots missed: {count}</source>
        <translation>, kaçırılan açmaz: {count}</translation>
    </message>
    <message>
        <source>, only moves found: {count}</source>
        <translation>, bulunan “tek hamle”: {count}</translation>
    </message>
    <message>
        <source>The review of “{name}” was stopped.</source>
        <translation>“{name}” incelemesi durduruldu.</translation>
    </message>
    <message>
        <source>No game was reviewed in “{name}”.</source>
        <translation>“{name}” içinde oyun incelenmedi.</translation>
    </message>
    <message>
        <source>Changed meanwhile and left alone: {count}.</source>
        <translation>Bu arada değiştiği için dokunulmayan: {count}.</translation>
    </message>
    <message>
        <source>Not written because of their encoding: {count}.</source>
        <translation>Kodlaması yüzünden yazılmayan: {count}.</translation>
    </message>
    <message>
        <source>Not reviewed yet: {count}. The same command goes on with them.</source>
        <translation>Henüz incelenmeyen: {count}. Aynı komut onlarla sürer.</translation>
    </message>
    <message>
        <source>The game on the board is among them; it has an undo of its own.</source>
        <translation>Tahtadaki oyun da aralarında; o, kendi “Geri al” komutuyla geri alınır.</translation>
    </message>
    <message>
        <source>{move} was better: it promises {before} points of a hundred, this move {after}.</source>
        <translation>Daha iyisi {move}: yüz puan üzerinden {before} vadederdi, bu hamle {after}.</translation>
    </message>
</context>
<context>
    <name>ReviewDialog</name>
    <message>
        <source>Review the game</source>
        <translation>Oyunu incele</translation>
    </message>
    <message>
        <source>Review games</source>
        <translation>Oyunları incele</translation>
    </message>
    <message>
        <source>Every move is judged by a search. Bad moves get a sign, a better line and a sentence; you can undo all of it at once.</source>
        <translation>Her hamle bir aramayla değerlendirilir. Kötü hamlelere işaret, daha iyi bir yol ve bir cümle eklenir; hepsi tek seferde geri alınabilir.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>İncele</translation>
    </message>
    <message>
        <source>about {time}</source>
        <translation>yaklaşık {time}</translation>
    </message>
    <message>
        <source>less than a second</source>
        <translation>bir saniyeden az</translation>
    </message>
    <message>
        <source>Each is saved in the file when it is done. You can go on playing meanwhile.</source>
        <translation>Her biri bitince dosyaya kaydedilir. Bu sırada oynayabilirsiniz.</translation>
    </message>
    <message>
        <source>Quick: finds what a good player sees</source>
        <translation>Hızlı: iyi bir oyuncunun gördüğünü bulur</translation>
    </message>
    <message>
        <source>Normal: finds most shots</source>
        <translation>Normal: çoğu açmazı bulur</translation>
    </message>
    <message>
        <source>Thorough: for games that matter</source>
        <translation>Ayrıntılı: önemli oyunlar için</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>Accuracy</source>
        <translation>İsabet</translation>
    </message>
</context>
<context>
    <name>RoomCard</name>
    <message>
        <source>All right</source>
        <translation>Tamam</translation>
    </message>
</context>
<context>
    <name>RowView</name>
    <message>
        <source>Back to the usual value: {name}</source>
        <translation>Varsayılan değere dön: {name}</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>The strong red edge is the goal of the side below: its men become kings there. The pale one is the other side’s.</source>
        <translation>Koyu kırmızı kenar alttaki tarafın hedefidir: taşları orada dama olur. Soluk kenar öteki tarafındır.</translation>
    </message>
    <message>
        <source>This page is put together from the rules that the program plays by.</source>
        <translation>Bu sayfa, programın oynadığı kurallardan oluşturulmuştur.</translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message>
        <source>{game} – Rules</source>
        <translation>{game} – Kurallar</translation>
    </message>
</context>
<context>
    <name>SafeOffer</name>
    <message>
        <source>Harzdame could not start the last times.</source>
        <translation>Harzdame son birkaç seferde başlayamadı.</translation>
    </message>
    <message>
        <source>A safe start may help: with the usual settings, without engines of yours and without what was open. Your games and your settings stay as they are.</source>
        <translation>Güvenli başlatma işe yarayabilir: varsayılan ayarlarla, motorlarınız ve açık olanlar olmadan. Oyunlarınız ve ayarlarınız olduğu gibi kalır.</translation>
    </message>
    <message>
        <source>Start safely</source>
        <translation>Güvenli başlat</translation>
    </message>
    <message>
        <source>Start as usual</source>
        <translation>Her zamanki gibi başlat</translation>
    </message>
</context>
<context>
    <name>SafeStartCard</name>
    <message>
        <source>All right</source>
        <translation>Tamam</translation>
    </message>
    <message>
        <source>This is a safe start.</source>
        <translation>Bu bir güvenli başlatma.</translation>
    </message>
    <message>
        <source>The usual settings hold, without engines of yours; nothing was reopened. Your games are all here. What you set now is forgotten when you close the window.</source>
        <translation>Varsayılan ayarlar geçerli, motorlarınız yok; hiçbir şey yeniden açılmadı. Oyunlarınızın hepsi burada. Şimdi ayarladıklarınız pencereyi kapatınca unutulur.</translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>There is a file “{name}” already. Replace it?</source>
        <translation>“{name}” adlı bir dosya zaten var. Üzerine yazılsın mı?</translation>
    </message>
</context>
<context>
    <name>SaveNotices</name>
    <message>
        <source>Take theirs</source>
        <translation>Ötekini al</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Benimkini koru</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Farklı kaydet…</translation>
    </message>
    <message>
        <source>The board shows the game as it is there now.</source>
        <translation>Tahta oyunun oradaki şimdiki hâlini gösteriyor.</translation>
    </message>
    <message>
        <source>This game is another there now, and yours has changes that are not saved.</source>
        <translation>Bu oyun orada artık farklı; sizinkinde ise kaydedilmemiş değişiklikler var.</translation>
    </message>
    <message>
        <source>This game is in it no more. It is still here.</source>
        <translation>Bu oyun artık orada yok. Burada hâlâ duruyor.</translation>
    </message>
    <message>
        <source>“{name}” was changed by another program.</source>
        <translation>“{name}” başka bir program tarafından değiştirildi.</translation>
    </message>
    <message>
        <source>Saving puts it there in place of theirs.</source>
        <translation>Kaydederseniz oradakinin yerine geçer.</translation>
    </message>
    <message>
        <source>Your game stays.</source>
        <translation>Oyununuz kalıyor.</translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message>
        <source>Save the game</source>
        <translation>Oyunu kaydet</translation>
    </message>
    <message>
        <source>There is a file “{name}” already.</source>
        <translation>“{name}” adlı bir dosya zaten var.</translation>
    </message>
    <message>
        <source>This game can be added to those in it, or the file be replaced: then they are lost.</source>
        <translation>Bu oyun içindekilere eklenebilir ya da dosyanın üzerine yazılabilir; o zaman içindekiler kaybolur.</translation>
    </message>
    <message>
        <source>Add to the file</source>
        <translation>Dosyaya ekle</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Üzerine yaz</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>Of 100 such games between equal players White would win {won}, draw {drawn} and lose {lost}.</source>
        <translation>Eşit oyuncular arasında böyle 100 oyunda Beyaz’ın beklenen sonucu: {won} galibiyet, {drawn} beraberlik, {lost} yenilgi.</translation>
    </message>
    <message>
        <source>Of 100 such games between equal players Black would win {won}, draw {drawn} and lose {lost}.</source>
        <translation>Eşit oyuncular arasında böyle 100 oyunda Siyah’ın beklenen sonucu: {won} galibiyet, {drawn} beraberlik, {lost} yenilgi.</translation>
    </message>
    <message>
        <source>White in {moves}</source>
        <translation>Beyaz {moves} hamlede</translation>
    </message>
    <message>
        <source>Black in {moves}</source>
        <translation>Siyah {moves} hamlede</translation>
    </message>
    <message>
        <source>won</source>
        <translation>kazanılmış</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>kaybedilmiş</translation>
    </message>
    <message>
        <source>wins in {moves}</source>
        <translation>{moves} hamlede kazanır</translation>
    </message>
    <message>
        <source>loses in {moves}</source>
        <translation>{moves} hamlede kaybeder</translation>
    </message>
    <message>
        <source>White wins in {moves}</source>
        <translation>Beyaz {moves} hamlede kazanır</translation>
    </message>
    <message>
        <source>Black wins in {moves}</source>
        <translation>Siyah {moves} hamlede kazanır</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>Beyaz kazanır</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>Siyah kazanır</translation>
    </message>
</context>
<context>
    <name>ScoreGraph</name>
    <message>
        <source>Graph of the score</source>
        <translation>Değerlendirme grafiği</translation>
    </message>
</context>
<context>
    <name>SearchForm</name>
    <message>
        <source>Search names, events, tags and comments</source>
        <translation>Ad, etkinlik, etiket ve yorum ara</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Ara</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>Bütün sonuçlar</translation>
    </message>
    <message>
        <source>White won</source>
        <translation>Beyaz kazandı</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Berabere</translation>
    </message>
    <message>
        <source>Black won</source>
        <translation>Siyah kazandı</translation>
    </message>
    <message>
        <source>No result</source>
        <translation>Sonuç yok</translation>
    </message>
    <message>
        <source>Any game</source>
        <translation>Bütün oyun türleri</translation>
    </message>
    <message>
        <source>Any stars</source>
        <translation>Yıldız fark etmez</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Sonuç</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Oyun türü</translation>
    </message>
    <message>
        <source>Stars, at least</source>
        <translation>Yıldız, en az</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Oyuncu</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Rakip</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Etkinlik</translation>
    </message>
    <message>
        <source>From year</source>
        <translation>İlk yıl</translation>
    </message>
    <message>
        <source>Until year</source>
        <translation>Son yıl</translation>
    </message>
    <message>
        <source>Opening: first moves</source>
        <translation>Açılış: ilk hamleler</translation>
    </message>
    <message>
        <source>File or folder</source>
        <translation>Dosya veya klasör</translation>
    </message>
    <message>
        <source>Any position</source>
        <translation>Bütün konumlar</translation>
    </message>
    <message>
        <source>The position on the board</source>
        <translation>Tahtadaki konum</translation>
    </message>
    <message>
        <source>Pattern or material…</source>
        <translation>Örüntü veya taş sayısı…</translation>
    </message>
    <message>
        <source>Also with the colours exchanged</source>
        <translation>Renkler değiştirilmiş olarak da</translation>
    </message>
    <message>
        <source>Exact position</source>
        <translation>Tam konum</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Örüntü</translation>
    </message>
    <message>
        <source>{position}, either side</source>
        <translation>{position}, iki taraf için</translation>
    </message>
    <message>
        <source>Position: {text}</source>
        <translation>Konum: {text}</translation>
    </message>
    <message>
        <source>These moves cannot be played.</source>
        <translation>Bu hamleler oynanamaz.</translation>
    </message>
</context>
<context>
    <name>SetUp</name>
    <message>
        <source>Men cannot stand on {squares}: there they would be kings.</source>
        <translation>Şu karelerde yoz taş duramaz, orada dama olurdu: {squares}.</translation>
    </message>
    <message>
        <source>The game would be over here: {reason}</source>
        <translation>Oyun burada biterdi: {reason}</translation>
    </message>
    <message>
        <source>This position can be played.</source>
        <translation>Bu konum oynanabilir.</translation>
    </message>
    <message>
        <source>The piece on {square} is at the edge, so nothing was moved.</source>
        <translation>Şu karedeki taş kenarda, hiçbir şey kaydırılmadı: {square}.</translation>
    </message>
    <message>
        <source>The pieces on {squares} are at the edge, so nothing was moved.</source>
        <translation>Şu karelerdeki taşlar kenarda, hiçbir şey kaydırılmadı: {squares}.</translation>
    </message>
</context>
<context>
    <name>SetUpTools</name>
    <message>
        <source>Side as in the game</source>
        <translation>Yön oyundaki gibi</translation>
    </message>
    <message>
        <source>See the board from the side from which the game is seen; else White&apos;s</source>
        <translation>Tahtayı oyunun görüldüğü taraftan gösterir; yoksa Beyaz’ın tarafından</translation>
    </message>
    <message>
        <source>In its mirror image this game would not be the same</source>
        <translation>Ayna görüntüsünde bu oyun aynı olmazdı</translation>
    </message>
    <message>
        <source>Move all pieces up</source>
        <translation>Bütün taşları yukarı kaydır</translation>
    </message>
    <message>
        <source>Move all pieces up to the right</source>
        <translation>Bütün taşları sağ yukarı kaydır</translation>
    </message>
    <message>
        <source>Move all pieces to the right</source>
        <translation>Bütün taşları sağa kaydır</translation>
    </message>
    <message>
        <source>Move all pieces down to the right</source>
        <translation>Bütün taşları sağ aşağı kaydır</translation>
    </message>
    <message>
        <source>Move all pieces down</source>
        <translation>Bütün taşları aşağı kaydır</translation>
    </message>
    <message>
        <source>Move all pieces down to the left</source>
        <translation>Bütün taşları sol aşağı kaydır</translation>
    </message>
    <message>
        <source>Move all pieces to the left</source>
        <translation>Bütün taşları sola kaydır</translation>
    </message>
    <message>
        <source>Move all pieces up to the left</source>
        <translation>Bütün taşları sol yukarı kaydır</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Main window</source>
        <translation>Ana pencere</translation>
    </message>
    <message>
        <source>Look and language</source>
        <translation>Görünüm ve dil</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Oyun</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sesler</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>Öğrenme</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analiz</translation>
    </message>
    <message>
        <source>Playing through</source>
        <translation>Oynatma</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Motor</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Sistemdeki gibi</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Açık</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Koyu</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation>Yüksek karşıtlık, açık</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <translation>Yüksek karşıtlık, koyu</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Dil</translation>
    </message>
    <message>
        <source>Of menus and messages. *: it still wants a native reader.</source>
        <translation>Menülerin ve iletilerin dili. *: ana dili bu olan bir okur aranıyor.</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Görünüş</translation>
    </message>
    <message>
        <source>Light or dark; high contrast has a board of its own.</source>
        <translation>Açık veya koyu; yüksek karşıtlığın kendi tahtası vardır.</translation>
    </message>
    <message>
        <source>Text of the rules</source>
        <translation>Kural metni</translation>
    </message>
    <message>
        <source>The size of the text of the rules pages.</source>
        <translation>Kural sayfalarının yazı boyutu.</translation>
    </message>
    <message>
        <source>Home at the start</source>
        <translation>Açılışta ana sayfa</translation>
    </message>
    <message>
        <source>It is there until you play, or open something.</source>
        <translation>Oynayana veya bir şey açana kadar durur.</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Ahşap</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Yeşil</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Mavi</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Gri</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Kapalı</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Yavaş</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Hızlı</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tahta</translation>
    </message>
    <message>
        <source>The look of the squares, where contrast is not high.</source>
        <translation>Yüksek karşıtlık dışında karelerin görünüşü.</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Koordinatlar</translation>
    </message>
    <message>
        <source>Squares are named along the board’s edge.</source>
        <translation>Karelerin adları tahta kenarında yazar.</translation>
    </message>
    <message>
        <source>Whole captures</source>
        <translation>Almaları tam yaz</translation>
    </message>
    <message>
        <source>Captures are written with every square, not just the first and the last.</source>
        <translation>Taş almalar yalnızca ilk ve son kareyle değil, bütün karelerle yazılır.</translation>
    </message>
    <message>
        <source>Possible squares</source>
        <translation>Olası kareler</translation>
    </message>
    <message>
        <source>The squares that a lifted piece may go to are marked.</source>
        <translation>Kaldırılan taşın gidebileceği kareler işaretlenir.</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animasyon</translation>
    </message>
    <message>
        <source>How fast pieces move; as the system: not at all where it wishes for less motion.</source>
        <translation>Taşların hareket hızı; “Sistemdeki gibi”: sistem daha az hareket istiyorsa canlandırma yapılmaz.</translation>
    </message>
    <message>
        <source>Set up from your side</source>
        <translation>Kendi tarafımdan kur</translation>
    </message>
    <message>
        <source>The set-up editor shows the board from the side that you see.</source>
        <translation>Konum düzenleyici tahtayı gördüğünüz taraftan gösterir.</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Hemen</translation>
    </message>
    <message>
        <source>Natural</source>
        <translation>Doğal</translation>
    </message>
    <message>
        <source>Leisurely</source>
        <translation>Acelesiz</translation>
    </message>
    <message>
        <source>No opening book</source>
        <translation>Açılış kitabı yok</translation>
    </message>
    <message>
        <source>Best moves only</source>
        <translation>Yalnızca en iyi hamleler</translation>
    </message>
    <message>
        <source>Some variety</source>
        <translation>Biraz çeşitlilik</translation>
    </message>
    <message>
        <source>Much variety</source>
        <translation>Çok çeşitlilik</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Hiçbir zaman</translation>
    </message>
    <message>
        <source>At full strength only</source>
        <translation>Yalnızca tam güçte</translation>
    </message>
    <message>
        <source>At every level</source>
        <translation>Her düzeyde</translation>
    </message>
    <message>
        <source>Computer’s pace</source>
        <translation>Bilgisayarın temposu</translation>
    </message>
    <message>
        <source>How soon the computer’s answer is seen.</source>
        <translation>Bilgisayarın yanıtının ne kadar çabuk görüneceği.</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Açılışlar</translation>
    </message>
    <message>
        <source>How much the computer varies the first moves.</source>
        <translation>Bilgisayarın ilk hamleleri ne kadar çeşitlendirdiği.</translation>
    </message>
    <message>
        <source>The computer gives up lost games</source>
        <translation>Bilgisayar kaybedilmiş oyunları terk eder</translation>
    </message>
    <message>
        <source>Or it plays on to the end.</source>
        <translation>Yoksa sonuna kadar oynar.</translation>
    </message>
    <message>
        <source>Think on your time</source>
        <translation>Sizin sürenizde de düşünsün</translation>
    </message>
    <message>
        <source>At full strength the computer thinks while you do.</source>
        <translation>Tam güçte bilgisayar siz düşünürken de düşünür.</translation>
    </message>
    <message>
        <source>At first</source>
        <translation>Başlarda</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Her zaman</translation>
    </message>
    <message>
        <source>Say that you must capture</source>
        <translation>Taş alma zorunluluğunu söyle</translation>
    </message>
    <message>
        <source>At first: twice in each family of games. The menu says it at any time.</source>
        <translation>Başlarda: her oyun ailesinde iki kez. Menü her zaman söyler.</translation>
    </message>
    <message>
        <source>The clock runs before the first move</source>
        <translation>Saat ilk hamleden önce işler</translation>
    </message>
    <message>
        <source>Otherwise it starts once White has moved.</source>
        <translation>Yoksa Beyaz oynayınca başlar.</translation>
    </message>
    <message>
        <source>Pause between moves of computers</source>
        <translation>Bilgisayar hamleleri arası bekleme</translation>
    </message>
    <message>
        <source>Where computers play each other and you watch.</source>
        <translation>Siz izlerken bilgisayarlar birbiriyle oynadığında.</translation>
    </message>
    <message>
        <source> s</source>
        <translation> sn</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Adınız</translation>
    </message>
    <message>
        <source>It stands in the records of your games.</source>
        <translation>Oyun kayıtlarınızda yer alır.</translation>
    </message>
    <message>
        <source>Your rating</source>
        <translation>Puanınız</translation>
    </message>
    <message>
        <source>For records of games, too; 0 for none.</source>
        <translation>Oyun kayıtları için de; 0: yok.</translation>
    </message>
    <message>
        <source>Quiet</source>
        <translation>Kısık</translation>
    </message>
    <message>
        <source>Loud</source>
        <translation>Yüksek</translation>
    </message>
    <message>
        <source>Loudness</source>
        <translation>Ses düzeyi</translation>
    </message>
    <message>
        <source>Moves, captures, crownings and the end of a game are heard.</source>
        <translation>Hamleler, taş almalar, damaya çıkışlar ve oyun sonu duyulur.</translation>
    </message>
    <message>
        <source>The clock sounds when time is short</source>
        <translation>Süre azalınca saat ses verir</translation>
    </message>
    <message>
        <source>Only for your own time.</source>
        <translation>Yalnızca kendi süreniz için.</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Hızlı</translation>
    </message>
    <message>
        <source>Thorough</source>
        <translation>Ayrıntılı</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Antrenör</translation>
    </message>
    <message>
        <source>How much it says while you play the computer.</source>
        <translation>Bilgisayarla oynarken ne kadar konuştuğu.</translation>
    </message>
    <message>
        <source>Hints in steps</source>
        <translation>Adım adım ipuçları</translation>
    </message>
    <message>
        <source>A hint shows first the piece, then its square, then why.</source>
        <translation>İpucu önce taşı, sonra karesini, sonra nedenini gösterir.</translation>
    </message>
    <message>
        <source>Reviews</source>
        <translation>İncelemeler</translation>
    </message>
    <message>
        <source>How deep the next review of a game looks.</source>
        <translation>Sonraki oyun incelemesinin derinliği.</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Dönüm noktaları</translation>
    </message>
    <message>
        <source>The turning points of a reviewed game are shown.</source>
        <translation>İncelenen oyunun dönüm noktaları gösterilir.</translation>
    </message>
    <message>
        <source>From White’s side</source>
        <translation>Beyaz’ın gözünden</translation>
    </message>
    <message>
        <source>From the side to move</source>
        <translation>Hamle sırası olan tarafın gözünden</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Kitaplık</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Oyunlarım</translation>
    </message>
    <message>
        <source>Opening book</source>
        <translation>Açılış kitabı</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Devam yolları</translation>
    </message>
    <message>
        <source>How many lines the analysis shows.</source>
        <translation>Analizin kaç devam yolu gösterdiği.</translation>
    </message>
    <message>
        <source>Arrow of the best move</source>
        <translation>En iyi hamle oku</translation>
    </message>
    <message>
        <source>The best move found is an arrow on the board.</source>
        <translation>Bulunan en iyi hamle tahtada ok olur.</translation>
    </message>
    <message>
        <source>Arrow of the threat</source>
        <translation>Tehdit oku</translation>
    </message>
    <message>
        <source>What the other side would play if it were its turn.</source>
        <translation>Sıra öteki tarafta olsaydı ne oynayacağı.</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Değerlendirmeler</translation>
    </message>
    <message>
        <source>The side from which scores are told.</source>
        <translation>Değerlendirmelerin hangi tarafın gözünden verildiği.</translation>
    </message>
    <message>
        <source>Analysis while you play</source>
        <translation>Oynarken analiz</translation>
    </message>
    <message>
        <source>Otherwise it rests in games against the computer.</source>
        <translation>Yoksa bilgisayara karşı oyunlarda bekler.</translation>
    </message>
    <message>
        <source>Write evaluations into the game</source>
        <translation>Değerlendirmeleri oyuna yaz</translation>
    </message>
    <message>
        <source>Also into games that had none; then they are saved with it.</source>
        <translation>Hiç olmayan oyunlara da; o zaman birlikte kaydedilirler.</translation>
    </message>
    <message>
        <source>Games of the explorer</source>
        <translation>Kâşifin oyunları</translation>
    </message>
    <message>
        <source>Where it looks for what was played in a position.</source>
        <translation>Bir konumda oynananları nerede aradığı.</translation>
    </message>
    <message>
        <source>Full moves</source>
        <translation>Tam hamleler</translation>
    </message>
    <message>
        <source>Every move</source>
        <translation>Her hamle</translation>
    </message>
    <message>
        <source>Critical moments</source>
        <translation>Kritik anlar</translation>
    </message>
    <message>
        <source>Pause between moves</source>
        <translation>Hamleler arası bekleme</translation>
    </message>
    <message>
        <source>How fast a game plays itself through.</source>
        <translation>Oyunun kendi kendine oynatılma hızı.</translation>
    </message>
    <message>
        <source>Real times of the game</source>
        <translation>Oyunun gerçek süreleri</translation>
    </message>
    <message>
        <source>Moves take the time that they took, where the game tells that.</source>
        <translation>Oyunda yazıyorsa hamleler gerçek süreleri kadar sürer.</translation>
    </message>
    <message>
        <source>Rest at comments</source>
        <translation>Yorumlarda dur</translation>
    </message>
    <message>
        <source>A game that plays itself through waits where there is something to read.</source>
        <translation>Oynatılan oyun, okunacak bir şey olan yerde bekler.</translation>
    </message>
    <message>
        <source>Begin again at the end</source>
        <translation>Sonda baştan başla</translation>
    </message>
    <message>
        <source>A game that plays itself through never stops by itself.</source>
        <translation>Oynatılan oyun kendiliğinden hiç durmaz.</translation>
    </message>
    <message>
        <source>Boards of the strip</source>
        <translation>Şeritteki tahtalar</translation>
    </message>
    <message>
        <source>The positions that the strip of small boards shows.</source>
        <translation>Küçük tahtalar şeridinin gösterdiği konumlar.</translation>
    </message>
    <message>
        <source>Automatic ({count})</source>
        <translation>Otomatik ({count})</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Bellek</translation>
    </message>
    <message>
        <source>For analysis and play at full strength.</source>
        <translation>Analiz ve tam güçte oyun için.</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>İş parçacıkları</translation>
    </message>
    <message>
        <source>How many cores of this computer think at full strength.</source>
        <translation>Tam güçte kaç çekirdeğin düşündüğü.</translation>
    </message>
    <message>
        <source>Use endgame tables</source>
        <translation>Oyun sonu tablolarını kullan</translation>
    </message>
    <message>
        <source>Endgames are played and analysed by tables that know the outcome.</source>
        <translation>Oyun sonları, sonucu bilen tablolarla oynanır ve analiz edilir.</translation>
    </message>
    <message>
        <source>Memory for building tables</source>
        <translation>Tablo oluşturma belleği</translation>
    </message>
    <message>
        <source>Only while endgame tables are built.</source>
        <translation>Yalnızca oyun sonu tabloları oluşturulurken.</translation>
    </message>
    <message>
        <source>Nothing is heard: this needs one of the programs {programs}.</source>
        <translation>Ses yok: şu programlardan biri gerekli: {programs}.</translation>
    </message>
    <message>
        <source>Nothing is heard: the system could not play the sound.</source>
        <translation>Ses yok: sistem sesi çalamadı.</translation>
    </message>
</context>
<context>
    <name>SettingsWindow</name>
    <message>
        <source>Settings</source>
        <translation>Ayarlar</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>Ayarlarda ara</translation>
    </message>
    <message>
        <source>No setting is called so.</source>
        <translation>Bu adda ayar yok.</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Klavye</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Geri al</translation>
    </message>
    <message>
        <source>Reset this subject</source>
        <translation>Bu konuyu sıfırla</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Hepsini sıfırla</translation>
    </message>
    <message>
        <source>Subjects</source>
        <translation>Konular</translation>
    </message>
    <message>
        <source>Several settings were changed.</source>
        <translation>Birkaç ayar değiştirildi.</translation>
    </message>
    <message>
        <source>All commands have their own keys again.</source>
        <translation>Bütün komutlar yeniden kendi tuşlarında.</translation>
    </message>
    <message>
        <source>“{subject}” is as it was at first.</source>
        <translation>“{subject}” ilk hâline döndü.</translation>
    </message>
    <message>
        <source>All settings are as they were at first.</source>
        <translation>Bütün ayarlar ilk hâline döndü.</translation>
    </message>
    <message>
        <source>The settings in “{name}” are taken over.</source>
        <translation>“{name}” içindeki ayarlar alındı.</translation>
    </message>
</context>
<context>
    <name>SetupEditor</name>
    <message>
        <source>Set up a position</source>
        <translation>Konum kur</translation>
    </message>
    <message>
        <source>Side to move</source>
        <translation>Hamle sırası</translation>
    </message>
    <message>
        <source>Position as text (FEN)</source>
        <translation>Metin olarak konum (FEN)</translation>
    </message>
    <message>
        <source>The position as text (FEN); type or paste one here</source>
        <translation>Metin olarak konum (FEN); buraya yazın veya yapıştırın</translation>
    </message>
    <message>
        <source>Start position</source>
        <translation>Başlangıç konumu</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Temizle</translation>
    </message>
    <message>
        <source>Left click places, right click removes, dragging moves. Keys: arrows, 1–5, Space, Delete.</source>
        <translation>Sol tık koyar, sağ tık kaldırır, sürüklemek taşır. Tuşlar: oklar, 1–5, boşluk, Delete.</translation>
    </message>
    <message>
        <source>All pieces</source>
        <translation>Bütün taşlar</translation>
    </message>
    <message>
        <source>As text</source>
        <translation>Metin olarak</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopyala</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Yapıştır</translation>
    </message>
    <message>
        <source>Looking at the captures…</source>
        <translation>Taş almalara bakılıyor…</translation>
    </message>
    <message>
        <source>Endgame tables: {verdict}.</source>
        <translation>Oyun sonu tabloları: {verdict}.</translation>
    </message>
</context>
<context>
    <name>SeveralTagsDialog</name>
    <message>
        <source>Nobody</source>
        <translation>Hiç kimse</translation>
    </message>
    <message>
        <source>Rename the player</source>
        <translation>Oyuncuyu yeniden adlandır</translation>
    </message>
    <message>
        <source>New name</source>
        <translation>Yeni ad</translation>
    </message>
    <message>
        <source>as it is in each game</source>
        <translation>her oyunda olduğu gibi</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Değiştir</translation>
    </message>
</context>
<context>
    <name>SideCard</name>
    <message>
        <source>Width of the list</source>
        <translation>Listenin genişliği</translation>
    </message>
</context>
<context>
    <name>SideChoice</name>
    <message>
        <source>You</source>
        <translation>Siz</translation>
    </message>
    <message>
        <source>Another person</source>
        <translation>Başka biri</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Bilgisayar</translation>
    </message>
</context>
<context>
    <name>SpellingsDialog</name>
    <message>
        <source>Spellings of names</source>
        <translation>Adların yazılışları</translation>
    </message>
    <message>
        <source>Shchegolev, Vyacheslav; Stschogoljew, W.; Щёголев, Вячеслав</source>
        <translation>Shchegolev, Vyacheslav; Şçegolev, V.; Щёголев, Вячеслав</translation>
    </message>
    <message>
        <source>Persons, one a line</source>
        <translation>Kişiler, her satırda bir</translation>
    </message>
    <message>
        <source>One person a line, the spellings parted by semicolons. A search finds them by each.</source>
        <translation>Her satırda bir kişi, yazılışlar noktalı virgülle ayrılır. Arama hepsiyle bulur.</translation>
    </message>
</context>
<context>
    <name>SprtBar</name>
    <message>
        <source>Log likelihood ratio {ratio}; decided at {low} or {high}</source>
        <translation>Log olabilirlik oranı {ratio}; karar: {low} veya {high}</translation>
    </message>
</context>
<context>
    <name>Squares</name>
    <message>
        <source>Board</source>
        <translation>Tahta</translation>
    </message>
    <message>
        <source>white king</source>
        <translation>beyaz dama</translation>
    </message>
    <message>
        <source>white man</source>
        <translation>beyaz yoz taş</translation>
    </message>
    <message>
        <source>black king</source>
        <translation>siyah dama</translation>
    </message>
    <message>
        <source>black man</source>
        <translation>siyah yoz taş</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>boş</translation>
    </message>
    <message>
        <source>picked up</source>
        <translation>kaldırıldı</translation>
    </message>
    <message>
        <source>can go here</source>
        <translation>buraya gidebilir</translation>
    </message>
    <message>
        <source>must capture</source>
        <translation>taş almak zorunda</translation>
    </message>
    <message>
        <source>can move</source>
        <translation>oynayabilir</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>taş yok</translation>
    </message>
    <message>
        <source>Nothing.</source>
        <translation>Taş yok.</translation>
    </message>
    <message>
        <source>Men: {squares}.</source>
        <translation>Yoz taşlar: {squares}.</translation>
    </message>
    <message>
        <source>Kings: {squares}.</source>
        <translation>Damalar: {squares}.</translation>
    </message>
</context>
<context>
    <name>StepButtons</name>
    <message>
        <source>To the start</source>
        <translation>Başa</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Bir hamle geri</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Bir hamle ileri</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Sona</translation>
    </message>
</context>
<context>
    <name>StepPage</name>
    <message>
        <source>Back</source>
        <translation>Geri</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>İpucu</translation>
    </message>
    <message>
        <source>Show solution</source>
        <translation>Çözümü göster</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>İleri</translation>
    </message>
    <message>
        <source>The step before (←)</source>
        <translation>Önceki adım (←)</translation>
    </message>
    <message>
        <source>The next step (→)</source>
        <translation>Sonraki adım (→)</translation>
    </message>
    <message>
        <source>A hint (H)</source>
        <translation>İpucu (H)</translation>
    </message>
    <message>
        <source>The move that was meant (S)</source>
        <translation>İstenen hamle (S)</translation>
    </message>
    <message>
        <source>Chapter {number} of {count}</source>
        <translation>Bölüm {number} / {count}</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Yeniden dene</translation>
    </message>
    <message>
        <source>Next chapter</source>
        <translation>Sonraki bölüm</translation>
    </message>
</context>
<context>
    <name>StoredGameKeeper</name>
    <message>
        <source>Library only</source>
        <translation>Yalnızca kitaplık</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Farklı kaydet…</translation>
    </message>
    <message>
        <source>The game was saved in “{name}” and in the library.</source>
        <translation>Oyun “{name}” dosyasına ve kitaplığa kaydedildi.</translation>
    </message>
    <message>
        <source>The game in the library is as it is on the board now.</source>
        <translation>Kitaplıktaki oyun artık tahtadaki gibi.</translation>
    </message>
    <message>
        <source>The library does not have what you did to this game.</source>
        <translation>Bu oyunda yaptıklarınız kitaplıkta yok.</translation>
    </message>
    <message>
        <source>There it was changed or removed meanwhile, and stays as it is.</source>
        <translation>Orada bu arada değiştirildi veya kaldırıldı; olduğu gibi kalır.</translation>
    </message>
</context>
<context>
    <name>StormView</name>
    <message>
        <source>{count} solved</source>
        <translation>{count} çözüldü</translation>
    </message>
    <message>
        <source>Best so far: {count}</source>
        <translation>En iyi: {count}</translation>
    </message>
    <message>
        <source>Failed: {count}</source>
        <translation>Çözülemeyen: {count}</translation>
    </message>
    <message>
        <source>A mistake: ten seconds less</source>
        <translation>Bir hata: on saniye eksilir</translation>
    </message>
    <message>
        <source>{count} in a row</source>
        <translation>art arda {count}</translation>
    </message>
</context>
<context>
    <name>Strength</name>
    <message>
        <source>Won against {level} ({elo})</source>
        <translation>Kazanıldı: {level} ({elo})</translation>
    </message>
    <message>
        <source>Drawn against {level} ({elo})</source>
        <translation>Berabere: {level} ({elo})</translation>
    </message>
    <message>
        <source>Lost against {level} ({elo})</source>
        <translation>Kaybedildi: {level} ({elo})</translation>
    </message>
    <message>
        <source>you then had {elo}</source>
        <translation>sonrasında {elo}</translation>
    </message>
    <message>
        <source>By colour</source>
        <translation>Renge göre</translation>
    </message>
    <message>
        <source>By opponent</source>
        <translation>Rakibe göre</translation>
    </message>
    <message>
        <source>By length</source>
        <translation>Uzunluğa göre</translation>
    </message>
    <message>
        <source>By opening</source>
        <translation>Açılışa göre</translation>
    </message>
</context>
<context>
    <name>StrengthChart</name>
    <message>
        <source>Your Elo after each game</source>
        <translation>Her oyundan sonra Elo’nuz</translation>
    </message>
</context>
<context>
    <name>StrengthChoice</name>
    <message>
        <source>Strength and style</source>
        <translation>Güç ve tarz</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Güç</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Tarz</translation>
    </message>
    <message>
        <source>Thinking time</source>
        <translation>Düşünme süresi</translation>
    </message>
    <message>
        <source>An even match: {name}</source>
        <translation>Denk rakip: {name}</translation>
    </message>
    <message>
        <source>Elo {elo} ± {error}. {meaning}</source>
        <translation>Elo {elo} ± {error}. {meaning}</translation>
    </message>
    <message>
        <source>at most {number} seconds a move</source>
        <translation>hamle başına en çok {number} saniye</translation>
    </message>
</context>
<context>
    <name>StrengthDialog</name>
    <message>
        <source>Your strength</source>
        <translation>Gücünüz</translation>
    </message>
    <message>
        <source>Play an even match: {level}</source>
        <translation>Denk rakiple oyna: {level}</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Oyun türü</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Oyun</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Kazanılan</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Berabere</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Kaybedilen</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puan</translation>
    </message>
    <message>
        <source>Your results</source>
        <translation>Sonuçlarınız</translation>
    </message>
    <message>
        <source>Not known for this game</source>
        <translation>Bu oyun için bilinmiyor</translation>
    </message>
    <message>
        <source>Not enough games yet</source>
        <translation>Henüz yeterli oyun yok</translation>
    </message>
    <message>
        <source>Elo {elo} ± {error}</source>
        <translation>Elo {elo} ± {error}</translation>
    </message>
    <message>
        <source>Play against the computer without help: no hint, no takeback, no analysis beside the game. After three games your strength is known.</source>
        <translation>Bilgisayara karşı yardımsız oynayın: ipucu, geri alma ve oyun sırasında analiz yok. Üç oyundan sonra gücünüz belli olur.</translation>
    </message>
    <message>
        <source>How strong the levels are in this game has not been measured yet.</source>
        <translation>Bu oyunda düzeylerin gücü henüz ölçülmedi.</translation>
    </message>
    <message>
        <source>After three games against the computer your strength is known.</source>
        <translation>Bilgisayara karşı üç oyundan sonra gücünüz belli olur.</translation>
    </message>
    <message>
        <source>The measure is the program’s own; it compares with no club’s rating.</source>
        <translation>Ölçü programın kendi ölçüsüdür; hiçbir kulübün puanıyla karşılaştırılamaz.</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Bütün oyunlar</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>%{percent}</translation>
    </message>
</context>
<context>
    <name>Strip</name>
    <message>
        <source>Start</source>
        <translation>Başlangıç</translation>
    </message>
</context>
<context>
    <name>StripPanel</name>
    <message>
        <source>Full moves</source>
        <translation>Tam hamleler</translation>
    </message>
    <message>
        <source>Every move</source>
        <translation>Her hamle</translation>
    </message>
    <message>
        <source>Critical moments</source>
        <translation>Kritik anlar</translation>
    </message>
    <message>
        <source>What the strip shows</source>
        <translation>Şeridin gösterdiği</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
    <message>
        <source>Close the strip</source>
        <translation>Şeridi kapat</translation>
    </message>
</context>
<context>
    <name>StripView</name>
    <message>
        <source>This game has none that can be found.</source>
        <translation>Bu oyunda bulunabilen yok.</translation>
    </message>
</context>
<context>
    <name>Studies</name>
    <message>
        <source>There is no game here that can be a chapter.</source>
        <translation>Burada bölüm olabilecek bir oyun yok.</translation>
    </message>
    <message>
        <source>This position</source>
        <translation>Bu konum</translation>
    </message>
    <message>
        <source>This position, to find the next move</source>
        <translation>Bu konum, sonraki hamle bulunacak</translation>
    </message>
    <message>
        <source>The whole game</source>
        <translation>Bütün oyun</translation>
    </message>
</context>
<context>
    <name>StudyAdding</name>
    <message>
        <source>Show</source>
        <translation>Göster</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Geri al</translation>
    </message>
    <message>
        <source>Nothing was added to “{name}”.</source>
        <translation>“{name}” çalışmasına bir şey eklenmedi.</translation>
    </message>
    <message>
        <source>It is in the study “{name}”.</source>
        <translation>Artık “{name}” çalışmasında.</translation>
    </message>
</context>
<context>
    <name>StudyBooklet</name>
    <message>
        <source>Answers</source>
        <translation>Yanıtlar</translation>
    </message>
</context>
<context>
    <name>StudyCard</name>
    <message>
        <source>Read again</source>
        <translation>Yeniden oku</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Devam et</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Başla</translation>
    </message>
    <message>
        <source>Take off the shelf</source>
        <translation>Raftan kaldır</translation>
    </message>
    <message>
        <source>The file stays where it is.</source>
        <translation>Dosya yerinde kalır.</translation>
    </message>
    <message>
        <source>The file cannot be read now.</source>
        <translation>Dosya şu anda okunamıyor.</translation>
    </message>
    <message>
        <source>The file is not there now.</source>
        <translation>Dosya şu anda yok.</translation>
    </message>
</context>
<context>
    <name>StudyReader</name>
    <message>
        <source>All studies</source>
        <translation>Bütün çalışmalar</translation>
    </message>
    <message>
        <source>Play against {name}</source>
        <translation>{name} ile oyna</translation>
    </message>
    <message>
        <source>Right!</source>
        <translation>Doğru!</translation>
    </message>
    <message>
        <source>Also good! The study goes on with this move.</source>
        <translation>Bu da iyi! Çalışma bu hamleyle sürüyor.</translation>
    </message>
    <message>
        <source>Not this one. See why:</source>
        <translation>Bu değil. Nedenini görün:</translation>
    </message>
    <message>
        <source>Not this one. Try again.</source>
        <translation>Bu değil. Yeniden deneyin.</translation>
    </message>
    <message>
        <source>What would you play? Make the move on the board.</source>
        <translation>Ne oynardınız? Hamleyi tahtada yapın.</translation>
    </message>
</context>
<context>
    <name>StudyRoom</name>
    <message>
        <source>Export the study</source>
        <translation>Çalışmayı dışa aktar</translation>
    </message>
    <message>
        <source>“{name}” was written.</source>
        <translation>“{name}” yazıldı.</translation>
    </message>
    <message>
        <source>Any browser shows it, also without a network: {folder}</source>
        <translation>Her tarayıcı gösterir, ağ olmadan da: {folder}</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Geri al</translation>
    </message>
    <message>
        <source>The study was taken off the shelf; its file is where it was.</source>
        <translation>Çalışma raftan kaldırıldı; dosyası yerinde.</translation>
    </message>
    <message>
        <source>Open a study</source>
        <translation>Çalışma aç</translation>
    </message>
    <message>
        <source>Save the study</source>
        <translation>Çalışmayı kaydet</translation>
    </message>
    <message>
        <source>New study</source>
        <translation>Yeni çalışma</translation>
    </message>
    <message>
        <source>Name of the study</source>
        <translation>Çalışmanın adı</translation>
    </message>
</context>
<context>
    <name>StudyShelf</name>
    <message>
        <source>New study…</source>
        <translation>Yeni çalışma…</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Dosya aç…</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Oyun türü</translation>
    </message>
    <message>
        <source>Take the tour</source>
        <translation>Tanıtım turu</translation>
    </message>
    <message>
        <source>Studies</source>
        <translation>Çalışmalar</translation>
    </message>
    <message>
        <source>Courses to read step by step. When one asks you for a move, play it on the board.</source>
        <translation>Adım adım okunacak dersler. Bir hamle sorulunca tahtada oynayın.</translation>
    </message>
    <message>
        <source>Another game in five minutes</source>
        <translation>Beş dakikada başka bir oyun</translation>
    </message>
    <message>
        <source>A tour asks for moves on the board, from the first one to the end of a game.</source>
        <translation>Tanıtım turu, ilk hamleden oyunun sonuna kadar tahtada hamle yapmanızı ister.</translation>
    </message>
    <message>
        <source>My studies</source>
        <translation>Çalışmalarım</translation>
    </message>
    <message>
        <source>A study is a file of games: make one of your own positions and games.</source>
        <translation>Çalışma bir oyun dosyasıdır: kendi konum ve oyunlarınızdan bir tane yapın.</translation>
    </message>
</context>
<context>
    <name>StudyWindow</name>
    <message>
        <source>All studies</source>
        <translation>Bütün çalışmalar</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Düzenle</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Daha fazla</translation>
    </message>
    <message>
        <source>Write chapters, add moves, ask questions</source>
        <translation>Bölüm yazın, hamle ekleyin, soru sorun</translation>
    </message>
    <message>
        <source>Studies</source>
        <translation>Çalışmalar</translation>
    </message>
    <message>
        <source>{title} – Study</source>
        <translation>{title} – Çalışma</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Önizleme</translation>
    </message>
</context>
<context>
    <name>Style</name>
    <message>
        <source>Attacker</source>
        <translation>Hücumcu</translation>
    </message>
    <message>
        <source>Likes to trade</source>
        <translation>Taş değişmeyi sever</translation>
    </message>
    <message>
        <source>Avoids trades</source>
        <translation>Taş değişmekten kaçınır</translation>
    </message>
    <message>
        <source>Keeps the back row</source>
        <translation>Arka sırayı korur</translation>
    </message>
    <message>
        <source>Plays along the edges</source>
        <translation>Kenarlarda oynar</translation>
    </message>
    <message>
        <source>Keeps together</source>
        <translation>Toplu durur</translation>
    </message>
    <message>
        <source>Hurries to a king</source>
        <translation>Damaya koşar</translation>
    </message>
    <message>
        <source>No habits</source>
        <translation>Alışkanlığı yok</translation>
    </message>
    <message>
        <source>Moves forward and threatens wherever it can.</source>
        <translation>İlerler ve fırsat buldukça tehdit eder.</translation>
    </message>
    <message>
        <source>Offers exchanges to make the board simple.</source>
        <translation>Tahtayı sadeleştirmek için taş değişimi önerir.</translation>
    </message>
    <message>
        <source>Keeps the tension and the pieces.</source>
        <translation>Gerilimi ve taşları korur.</translation>
    </message>
    <message>
        <source>Leaves its last rows late and reluctantly.</source>
        <translation>Son sıralarını geç ve isteksizce bırakır.</translation>
    </message>
    <message>
        <source>Feels safe where it can be attacked from few sides.</source>
        <translation>Az yönden saldırılabildiği yerde kendini güvende hisseder.</translation>
    </message>
    <message>
        <source>Moves its men side by side.</source>
        <translation>Taşlarını yan yana oynar.</translation>
    </message>
    <message>
        <source>Sends its foremost man ahead.</source>
        <translation>En öndeki taşını ileri yollar.</translation>
    </message>
    <message>
        <source>Plays what it thinks best.</source>
        <translation>En iyi bulduğunu oynar.</translation>
    </message>
</context>
<context>
    <name>TableBuilding</name>
    <message>
        <source>All tables for this position are there.</source>
        <translation>Bu konumun bütün tabloları var.</translation>
    </message>
    <message>
        <source>Build endgame tables?</source>
        <translation>Oyun sonu tabloları oluşturulsun mu?</translation>
    </message>
    <message>
        <source>Find out exactly who wins this endgame, and how?</source>
        <translation>Bu oyun sonunu kimin, nasıl kazandığı kesin olarak bulunsun mu?</translation>
    </message>
    <message>
        <source>You can play on meanwhile, and stop at any time.</source>
        <translation>Bu sırada oynamayı sürdürebilir, istediğiniz an durdurabilirsiniz.</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Oluştur</translation>
    </message>
</context>
<context>
    <name>TableModel</name>
    <message>
        <source>Player</source>
        <translation>Oyuncu</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puan</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Relative to the mean of all, with the 95 % error</source>
        <translation>Herkesin ortalamasına göre, %95 hata payıyla</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>Kusurlar</translation>
    </message>
    <message>
        <source>Games lost by a crash, an illegal or a late move</source>
        <translation>Çökme, kural dışı veya geç hamleyle kaybedilen oyunlar</translation>
    </message>
    <message>
        <source>{count} won</source>
        <translation>{count} galibiyet</translation>
    </message>
    <message>
        <source>{count} drawn</source>
        <translation>{count} beraberlik</translation>
    </message>
    <message>
        <source>{count} lost</source>
        <translation>{count} yenilgi</translation>
    </message>
    <message>
        <source>Sonneborn-Berger {value}</source>
        <translation>Sonneborn-Berger {value}</translation>
    </message>
    <message>
        <source>Buchholz {value}</source>
        <translation>Buchholz {value}</translation>
    </message>
</context>
<context>
    <name>Tables</name>
    <message>
        <source>Tables: {count}</source>
        <translation>Tablo: {count}</translation>
    </message>
    <message>
        <source>Positions: {count}</source>
        <translation>Konum: {count}</translation>
    </message>
    <message>
        <source>Time: about {time}</source>
        <translation>Süre: yaklaşık {time}</translation>
    </message>
    <message>
        <source>Memory meanwhile: {memory}</source>
        <translation>Bu sırada kullanılan bellek: {memory}</translation>
    </message>
    <message>
        <source>On disk: about {size}</source>
        <translation>Diskte: yaklaşık {size}</translation>
    </message>
    <message>
        <source>These tables take more memory than they may.</source>
        <translation>Bu tablolar izin verilenden çok bellek istiyor.</translation>
    </message>
    <message>
        <source>Building them takes {needed}; {allowed} are allowed in the menu “Endgame tables”.</source>
        <translation>Oluşturmak için gereken: {needed}; “Oyun sonu tabloları” menüsünde izin verilen: {allowed}.</translation>
    </message>
    <message>
        <source>Building was stopped.</source>
        <translation>Oluşturma durduruldu.</translation>
    </message>
    <message>
        <source>What was finished is kept: {made} of {wanted} tables.</source>
        <translation>Biten tablolar saklandı: {made} / {wanted}.</translation>
    </message>
    <message>
        <source>The endgame tables are ready.</source>
        <translation>Oyun sonu tabloları hazır.</translation>
    </message>
    <message>
        <source>Building endgame tables failed.</source>
        <translation>Oyun sonu tabloları oluşturulamadı.</translation>
    </message>
    <message>
        <source>What was finished is kept.</source>
        <translation>Bitenler saklandı.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Disk dolu.</translation>
    </message>
    <message>
        <source>No file can be that large in their folder.</source>
        <translation>Klasörlerinde hiçbir dosya bu kadar büyük olamaz.</translation>
    </message>
    <message>
        <source>Their folder cannot be written to.</source>
        <translation>Klasörlerine yazılamıyor.</translation>
    </message>
    <message>
        <source>There is not enough memory.</source>
        <translation>Bellek yetersiz.</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Berabere</translation>
    </message>
    <message>
        <source>White wins in {moves}</source>
        <translation>Beyaz {moves} hamlede kazanır</translation>
    </message>
    <message>
        <source>Black wins in {moves}</source>
        <translation>Siyah {moves} hamlede kazanır</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>berabere</translation>
    </message>
    <message>
        <source>wins in {moves}</source>
        <translation>{moves} hamlede kazanır</translation>
    </message>
    <message>
        <source>loses in {moves}</source>
        <translation>{moves} hamlede kaybeder</translation>
    </message>
    <message>
        <source>An endgame table cannot be used.</source>
        <translation>Bir oyun sonu tablosu kullanılamıyor.</translation>
    </message>
    <message>
        <source>{name} cannot be read: {detail}.</source>
        <translation>{name} okunamıyor: {detail}.</translation>
    </message>
    <message>
        <source>{name} is no endgame table.</source>
        <translation>{name} bir oyun sonu tablosu değil.</translation>
    </message>
    <message>
        <source>{name} was made for another game, or for other rules of it.</source>
        <translation>{name} başka bir oyun veya başka kurallar için yapılmış.</translation>
    </message>
    <message>
        <source>{name} is damaged; building it anew mends it.</source>
        <translation>{name} hasarlı; yeniden oluşturmak bunu düzeltir.</translation>
    </message>
</context>
<context>
    <name>TagsDialog</name>
    <message>
        <source>Details of the game</source>
        <translation>Oyun bilgileri</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Beyaz</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Siyah</translation>
    </message>
    <message>
        <source>open</source>
        <translation>sonuçlanmamış</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Sonuç</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Uygula</translation>
    </message>
    <message>
        <source>Every other letter of a file stays as it is.</source>
        <translation>Dosyanın geri kalanı harfi harfine aynı kalır.</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Etkinlik</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Yer</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Tarih</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Tur</translation>
    </message>
    <message>
        <source>Also in the files that they came from</source>
        <translation>Geldikleri dosyalarda da</translation>
    </message>
    <message>
        <source>Also in the file that it came from</source>
        <translation>Geldiği dosyada da</translation>
    </message>
</context>
<context>
    <name>TaskView</name>
    <message>
        <source>Checking your move</source>
        <translation>Hamleniz denetleniyor</translation>
    </message>
</context>
<context>
    <name>Terms</name>
    <message>
        <source>Colours</source>
        <translation>Renkler</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Başlangıç</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Açılış</translation>
    </message>
    <message>
        <source>Draw after 50 moves without progress</source>
        <translation>İlerlemesiz 50 hamleden sonra berabere</translation>
    </message>
    <message>
        <source>Each side may make 50 moves without a capture or a man’s move; then it is a draw.</source>
        <translation>Her taraf taş almadan ve yoz taş oynamadan 50 hamle yapabilir; sonra oyun berabere biter.</translation>
    </message>
    <message>
        <source>Moves may be taken back</source>
        <translation>Hamleler geri alınabilir</translation>
    </message>
    <message>
        <source>As above</source>
        <translation>Yukarıdaki gibi</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Rastgele</translation>
    </message>
    <message>
        <source>Exchanged after each game</source>
        <translation>Her oyundan sonra değişir</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Antrenör</translation>
    </message>
    <message>
        <source>Usual position</source>
        <translation>Olağan konum</translation>
    </message>
    <message>
        <source>Position on the board</source>
        <translation>Tahtadaki konum</translation>
    </message>
</context>
<context>
    <name>TermsForm</name>
    <message>
        <source>How your friend knows you</source>
        <translation>Arkadaşınızın sizi tanıdığı ad</translation>
    </message>
    <message>
        <source> minutes a side</source>
        <translation> dakika/taraf</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>&amp;Adınız</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Oyun türü</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>&amp;Süre</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Offer a draw?</source>
        <translation>Beraberlik teklif edilsin mi?</translation>
    </message>
    <message>
        <source>Resign?</source>
        <translation>Oyun terk edilsin mi?</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>{game}: a tour</source>
        <translation>{game}: tanıtım turu</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Hoş geldiniz</translation>
    </message>
    <message>
        <source>Now play</source>
        <translation>Şimdi oynayın</translation>
    </message>
    <message>
        <source>New if you know {known}: {topics}.</source>
        <translation>{known} bilenler için yeni: {topics}.</translation>
    </message>
    <message>
        <source>Board and start apart, the rules are those of {known}.</source>
        <translation>Tahta ve başlangıç dışında kurallar şununkiyle aynı: {known}.</translation>
    </message>
    <message>
        <source>You know what you need. The button below begins a game of {game} against {name}.</source>
        <translation>Gerekeni biliyorsunuz. Aşağıdaki düğme bir oyun başlatır: {game}, rakip {name}.</translation>
    </message>
    <message>
        <source>Different in {games}.</source>
        <translation>Farklı olduğu oyunlar: {games}.</translation>
    </message>
    <message>
        <source>It is the piece on {square}.</source>
        <translation>Şu karedeki taş: {square}.</translation>
    </message>
    <message>
        <source>A first move</source>
        <translation>İlk hamle</translation>
    </message>
    <message>
        <source>Make a first move, whichever you like.</source>
        <translation>İlk hamleyi yapın, hangisini isterseniz.</translation>
    </message>
    <message>
        <source>This is how a game begins.</source>
        <translation>Bir oyun böyle başlar.</translation>
    </message>
    <message>
        <source>How men step</source>
        <translation>Yoz taşların gidişi</translation>
    </message>
    <message>
        <source>Take the man on {origin} to {target}.</source>
        <translation>{origin} karesindeki taşı şuraya götürün: {target}.</translation>
    </message>
    <message>
        <source>One step is a man’s whole move.</source>
        <translation>Yoz taşın bütün hamlesi bir adımdır.</translation>
    </message>
    <message>
        <source>That is a step, too; but take it to {target}.</source>
        <translation>Bu da bir adım; ama şuraya götürün: {target}.</translation>
    </message>
    <message>
        <source>Over one’s own men</source>
        <translation>Kendi taşlarının üzerinden</translation>
    </message>
    <message>
        <source>Bring a man to {target} by a leap over your own.</source>
        <translation>Bir taşı kendi taşlarınızın üzerinden sıçratarak şuraya getirin: {target}.</translation>
    </message>
    <message>
        <source>The whole line was crossed in one move, and nothing was captured.</source>
        <translation>Bütün dizi tek hamlede aşıldı, taş alınmadı.</translation>
    </message>
    <message>
        <source>That is a step and no leap. The goal is {target}.</source>
        <translation>Bu adımdır, sıçrayış değil. Hedef: {target}.</translation>
    </message>
    <message>
        <source>How men capture</source>
        <translation>Yoz taşların taş alması</translation>
    </message>
    <message>
        <source>Take a black man.</source>
        <translation>Bir siyah taş alın.</translation>
    </message>
    <message>
        <source>Over it to the empty square behind: the man is gone.</source>
        <translation>Üzerinden arkasındaki boş kareye: taş kalktı.</translation>
    </message>
    <message>
        <source>To the side</source>
        <translation>Yana</translation>
    </message>
    <message>
        <source>Take a black man that stands beside yours.</source>
        <translation>Taşınızın yanında duran bir siyah taşı alın.</translation>
    </message>
    <message>
        <source>Men capture to the side as well.</source>
        <translation>Yoz taşlar yana da taş alır.</translation>
    </message>
    <message>
        <source>Backward as well</source>
        <translation>Geriye de</translation>
    </message>
    <message>
        <source>Take a man that is behind yours already.</source>
        <translation>Taşınızın arkasında kalmış bir taşı alın.</translation>
    </message>
    <message>
        <source>Men capture backward, too, although they never step so.</source>
        <translation>Yoz taşlar geriye hiç gitmese de geriye taş alır.</translation>
    </message>
    <message>
        <source>Never backward</source>
        <translation>Geriye asla</translation>
    </message>
    <message>
        <source>Two men are near yours. Take the one that you can.</source>
        <translation>Taşınızın yakınında iki taş var. Alabileceğinizi alın.</translation>
    </message>
    <message>
        <source>The other one is behind it, and men do not capture backward here.</source>
        <translation>Öteki onun arkasında; burada yoz taşlar geriye taş almaz.</translation>
    </message>
    <message>
        <source>How a capture begins</source>
        <translation>Taş alma nasıl başlar</translation>
    </message>
    <message>
        <source>Capture. Mind how it must begin.</source>
        <translation>Taş alın. Nasıl başlaması gerektiğine dikkat edin.</translation>
    </message>
    <message>
        <source>The way back is open only to a capture that is under way.</source>
        <translation>Geriye yol yalnızca başlamış bir alma için açıktır.</translation>
    </message>
    <message>
        <source>Kings are safe from men</source>
        <translation>Damalar yoz taşlardan güvende</translation>
    </message>
    <message>
        <source>A man and a king stand next to yours. Take what it can take.</source>
        <translation>Taşınızın yanında bir yoz taş ve bir dama var. Alabildiğini alın.</translation>
    </message>
    <message>
        <source>The king could not be taken: only a king takes kings.</source>
        <translation>Dama alınamazdı: damayı yalnızca dama alır.</translation>
    </message>
    <message>
        <source>A duty</source>
        <translation>Bir zorunluluk</translation>
    </message>
    <message>
        <source>Make the only move that is allowed.</source>
        <translation>İzin verilen tek hamleyi yapın.</translation>
    </message>
    <message>
        <source>A capture was possible, so that the other man had to wait.</source>
        <translation>Taş alınabiliyordu, öteki taş beklemek zorundaydı.</translation>
    </message>
    <message>
        <source>Several in one move</source>
        <translation>Tek hamlede birkaç taş</translation>
    </message>
    <message>
        <source>Take all that you can. Click the squares on which you land, or just the last.</source>
        <translation>Alabildiğinizin hepsini alın. Konduğunuz karelere ya da yalnızca sonuncuya tıklayın.</translation>
    </message>
    <message>
        <source>The move is over only where nothing more can be taken.</source>
        <translation>Hamle ancak alınacak bir şey kalmayınca biter.</translation>
    </message>
    <message>
        <source>As many as you can</source>
        <translation>Olabildiğince çok</translation>
    </message>
    <message>
        <source>There is more than one capture, but only one is allowed. Which?</source>
        <translation>Birden çok alma var, ama yalnızca birine izin var. Hangisi?</translation>
    </message>
    <message>
        <source>It takes the most pieces, so that there was no choice.</source>
        <translation>En çok taşı o alır, seçim yoktu.</translation>
    </message>
    <message>
        <source>The king goes first</source>
        <translation>Önce dama</translation>
    </message>
    <message>
        <source>A king and a man can capture, but only one of them may. Which?</source>
        <translation>Bir dama ve bir yoz taş alabiliyor, ama yalnızca biri alabilir. Hangisi?</translation>
    </message>
    <message>
        <source>The king had to do it.</source>
        <translation>Bunu dama yapmak zorundaydı.</translation>
    </message>
    <message>
        <source>Kings before men</source>
        <translation>Önce damalar</translation>
    </message>
    <message>
        <source>Several captures are possible, but only one is allowed. Which?</source>
        <translation>Birkaç alma var, ama yalnızca birine izin var. Hangisi?</translation>
    </message>
    <message>
        <source>It takes the most kings.</source>
        <translation>En çok damayı o alır.</translation>
    </message>
    <message>
        <source>A king as early as possible</source>
        <translation>Olabildiğince erken bir dama</translation>
    </message>
    <message>
        <source>Several captures take as much in another order. Which is allowed?</source>
        <translation>Birkaç alma başka sırayla aynı kadar alır. Hangisine izin var?</translation>
    </message>
    <message>
        <source>It is the one that comes to a king the earliest.</source>
        <translation>Damaya en erken ulaşan.</translation>
    </message>
    <message>
        <source>What is worth the most</source>
        <translation>Değeri en büyük olan</translation>
    </message>
    <message>
        <source>What it takes is worth the most.</source>
        <translation>Aldıklarının değeri en büyüktü.</translation>
    </message>
    <message>
        <source>The choice is yours</source>
        <translation>Seçim sizin</translation>
    </message>
    <message>
        <source>You can take more, or fewer. Take fewer this time.</source>
        <translation>Daha çok veya daha az alabilirsiniz. Bu kez daha az alın.</translation>
    </message>
    <message>
        <source>Fewer are allowed, too; but whatever capture is chosen goes on to its end.</source>
        <translation>Daha az da olur; ama seçilen alma sonuna kadar gider.</translation>
    </message>
    <message>
        <source>That is allowed, too, and takes more. This time take fewer.</source>
        <translation>Bu da olur ve daha çok alır. Bu kez daha az alın.</translation>
    </message>
    <message>
        <source>Becoming a king</source>
        <translation>Dama olmak</translation>
    </message>
    <message>
        <source>Make a king.</source>
        <translation>Damaya çıkın.</translation>
    </message>
    <message>
        <source>Crowned: a king it stays until it is captured.</source>
        <translation>Dama oldu: alınana kadar dama kalır.</translation>
    </message>
    <message>
        <source>That man does not get there yet. Make a king.</source>
        <translation>Bu taş henüz oraya varmıyor. Damaya çıkın.</translation>
    </message>
    <message>
        <source>Passing is not ending</source>
        <translation>Geçmek bitirmek değildir</translation>
    </message>
    <message>
        <source>Capture. Will the man become a king?</source>
        <translation>Taş alın. Taş dama olacak mı?</translation>
    </message>
    <message>
        <source>It only passed the squares where men are crowned, and stays a man.</source>
        <translation>Dama olunan karelerden yalnızca geçti, yoz taş kaldı.</translation>
    </message>
    <message>
        <source>Crowned, and the move is over</source>
        <translation>Dama oldu, hamle bitti</translation>
    </message>
    <message>
        <source>Capture. Where does it end?</source>
        <translation>Taş alın. Nerede biter?</translation>
    </message>
    <message>
        <source>The man is a king now, but takes no more in this move.</source>
        <translation>Taş artık dama, ama bu hamlede daha fazla almaz.</translation>
    </message>
    <message>
        <source>Crowned on the way</source>
        <translation>Yolda dama</translation>
    </message>
    <message>
        <source>Capture, and do not stop too early.</source>
        <translation>Taş alın, erken durmayın.</translation>
    </message>
    <message>
        <source>It became a king in the middle of its move and went on as one.</source>
        <translation>Hamlenin ortasında dama oldu ve dama olarak sürdürdü.</translation>
    </message>
    <message>
        <source>How kings move</source>
        <translation>Damaların gidişi</translation>
    </message>
    <message>
        <source>Take the king to {target}.</source>
        <translation>Damayı şuraya götürün: {target}.</translation>
    </message>
    <message>
        <source>So a king gets about.</source>
        <translation>Dama böyle dolaşır.</translation>
    </message>
    <message>
        <source>It can go there, too; but take it to {target}.</source>
        <translation>Oraya da gidebilir; ama şuraya götürün: {target}.</translation>
    </message>
    <message>
        <source>How kings capture</source>
        <translation>Damaların taş alması</translation>
    </message>
    <message>
        <source>Capture with the king.</source>
        <translation>Damayla taş alın.</translation>
    </message>
    <message>
        <source>What a king can reach is in danger.</source>
        <translation>Damanın ulaşabildiği her şey tehlikededir.</translation>
    </message>
    <message>
        <source>A king takes several</source>
        <translation>Dama birkaç taş alır</translation>
    </message>
    <message>
        <source>Take more than one piece. Mind where the king lands.</source>
        <translation>Birden çok taş alın. Damanın nereye konduğuna dikkat edin.</translation>
    </message>
    <message>
        <source>Where it landed decided what it could take next.</source>
        <translation>Nereye konduğu, sonra neyi alabileceğini belirledi.</translation>
    </message>
    <message>
        <source>Where it must land</source>
        <translation>Nereye konmalı</translation>
    </message>
    <message>
        <source>Capture with the king. Mind where it has to land.</source>
        <translation>Damayla taş alın. Nereye konması gerektiğine dikkat edin.</translation>
    </message>
    <message>
        <source>It had to land where it could go on.</source>
        <translation>Sürdürebileceği yere konmak zorundaydı.</translation>
    </message>
    <message>
        <source>Behind a king</source>
        <translation>Damanın arkasında</translation>
    </message>
    <message>
        <source>Because the last piece taken was a king, yours stands right behind it.</source>
        <translation>Son alınan taş dama olduğu için sizinki hemen arkasında duruyor.</translation>
    </message>
    <message>
        <source>No turning back</source>
        <translation>Geri dönüş yok</translation>
    </message>
    <message>
        <source>Capture with the king. It may not turn straight back on its way.</source>
        <translation>Damayla taş alın. Yolda dümdüz geri dönemez.</translation>
    </message>
    <message>
        <source>If it could turn straight back, other moves would be allowed here.</source>
        <translation>Dümdüz geri dönebilseydi burada başka hamlelere de izin olurdu.</translation>
    </message>
    <message>
        <source>Gone at once</source>
        <translation>Hemen kalkar</translation>
    </message>
    <message>
        <source>Capture with the king. What it takes is out of its way at once.</source>
        <translation>Damayla taş alın. Aldıkları hemen yolundan kalkar.</translation>
    </message>
    <message>
        <source>If they stayed until the end, other moves would be allowed here.</source>
        <translation>Sona kadar kalsalardı burada başka hamlelere izin olurdu.</translation>
    </message>
    <message>
        <source>Gone at the end</source>
        <translation>Sonda kalkar</translation>
    </message>
    <message>
        <source>Capture with the king. What it takes stays in its way until the end.</source>
        <translation>Damayla taş alın. Aldıkları sona kadar yolunda durur.</translation>
    </message>
    <message>
        <source>If they were gone at once, other moves would be allowed here.</source>
        <translation>Hemen kalksalardı burada başka hamlelere izin olurdu.</translation>
    </message>
    <message>
        <source>Threatened men and threats</source>
        <translation>Tehdit altındaki taşlar ve tehditler</translation>
    </message>
    <message>
        <source>One of your men is threatened. Find a step that is allowed.</source>
        <translation>Bir taşınız tehdit altında. İzin verilen bir adım bulun.</translation>
    </message>
    <message>
        <source>Another step would have made a threat, and those are forbidden now.</source>
        <translation>Başka bir adım tehdit oluştururdu; şimdi bu yasak.</translation>
    </message>
    <message>
        <source>A king that has moved enough</source>
        <translation>Yeterince oynamış dama</translation>
    </message>
    <message>
        <source>This king has made all the moves in a row that it may. Make a move.</source>
        <translation>Bu dama art arda oynayabileceği kadar oynadı. Bir hamle yapın.</translation>
    </message>
    <message>
        <source>Now the king is free again.</source>
        <translation>Şimdi dama yeniden serbest.</translation>
    </message>
    <message>
        <source>One against one</source>
        <translation>Bire bir</translation>
    </message>
    <message>
        <source>Capture, and see what becomes of the game.</source>
        <translation>Taş alın ve oyunun nasıl sonuçlandığını görün.</translation>
    </message>
    <message>
        <source>One piece each: the game is drawn at once.</source>
        <translation>Her tarafta bir taş: oyun hemen berabere.</translation>
    </message>
    <message>
        <source>Won without a capture</source>
        <translation>Taş almadan kazanmak</translation>
    </message>
    <message>
        <source>Win at once: leave Black without a move.</source>
        <translation>Hemen kazanın: Siyah’ı hamlesiz bırakın.</translation>
    </message>
    <message>
        <source>Black has pieces, but none of them can move.</source>
        <translation>Siyah’ın taşları var, ama hiçbiri oynayamıyor.</translation>
    </message>
    <message>
        <source>Black still has a move. Leave none.</source>
        <translation>Siyah’ın hâlâ hamlesi var. Hiç bırakmayın.</translation>
    </message>
    <message>
        <source>Lose, and win</source>
        <translation>Kaybederek kazanmak</translation>
    </message>
    <message>
        <source>Give your last man away.</source>
        <translation>Son taşınızı verin.</translation>
    </message>
    <message>
        <source>Black must take it, and you have won.</source>
        <translation>Siyah almak zorunda ve siz kazandınız.</translation>
    </message>
    <message>
        <source>Black need not take it there. Give it away at once.</source>
        <translation>Siyah onu orada almak zorunda değil. Hemen verin.</translation>
    </message>
    <message>
        <source>The first king wins</source>
        <translation>İlk dama kazanır</translation>
    </message>
    <message>
        <source>Win at once: make a king.</source>
        <translation>Hemen kazanın: damaya çıkın.</translation>
    </message>
    <message>
        <source>A king, and the game is won.</source>
        <translation>Bir dama ve oyun kazanıldı.</translation>
    </message>
</context>
<context>
    <name>Tournament</name>
    <message>
        <source>Round-robin</source>
        <translation>Herkes herkesle</translation>
    </message>
    <message>
        <source>Gauntlet</source>
        <translation>Biri herkese karşı</translation>
    </message>
    <message>
        <source>Knock-out</source>
        <translation>Eleme</translation>
    </message>
    <message>
        <source>Swiss system</source>
        <translation>İsviçre sistemi</translation>
    </message>
    <message>
        <source>Everybody meets everybody.</source>
        <translation>Herkes herkesle karşılaşır.</translation>
    </message>
    <message>
        <source>The first player meets each of the others.</source>
        <translation>İlk oyuncu ötekilerin her biriyle karşılaşır.</translation>
    </message>
    <message>
        <source>Who loses is out. What is level is played again; at last a lot is drawn.</source>
        <translation>Kaybeden elenir. Eşitlikte yeniden oynanır; sonunda kura çekilir.</translation>
    </message>
    <message>
        <source>In each round players with about the same points meet, and nobody meets twice.</source>
        <translation>Her turda puanı yakın oyuncular karşılaşır, kimse iki kez karşılaşmaz.</translation>
    </message>
    <message>
        <source>too late</source>
        <translation>çok geç</translation>
    </message>
    <message>
        <source>illegal move</source>
        <translation>kural dışı hamle</translation>
    </message>
    <message>
        <source>program crashed</source>
        <translation>program çöktü</translation>
    </message>
    <message>
        <source>adjudicated</source>
        <translation>hakem kararıyla</translation>
    </message>
    <message>
        <source>too long</source>
        <translation>çok uzun</translation>
    </message>
    <message>
        <source>The test is open: {low} or {high} Elo for {name}?</source>
        <translation>Test sürüyor: {name} için {low} Elo mu, {high} Elo mu?</translation>
    </message>
    <message>
        <source>The test is decided: {high} Elo for {name}, rather than {low}.</source>
        <translation>Test karara vardı: {name} için {low} değil {high} Elo.</translation>
    </message>
    <message>
        <source>The test is decided: {low} Elo for {name}, rather than {high}.</source>
        <translation>Test karara vardı: {name} için {high} değil {low} Elo.</translation>
    </message>
    <message>
        <source>{name} is not among your engines any more.</source>
        <translation>{name} artık motorlarınız arasında değil.</translation>
    </message>
    <message>
        <source>Add it again, and the game can be played.</source>
        <translation>Yeniden ekleyin, oyun oynanabilir.</translation>
    </message>
    <message>
        <source>it is no record of a tournament</source>
        <translation>bir turnuva kaydı değil</translation>
    </message>
    <message>
        <source>a newer version wrote it</source>
        <translation>daha yeni bir sürüm yazmış</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>çok büyük</translation>
    </message>
    <message>
        <source>cannot be read: {reason}</source>
        <translation>okunamıyor: {reason}</translation>
    </message>
    <message>
        <source>{name} cannot be read.</source>
        <translation>{name} okunamıyor.</translation>
    </message>
    <message>
        <source>It lies in {folder}, and stays as it is.</source>
        <translation>Bulunduğu klasör: {folder}; olduğu gibi kalıyor.</translation>
    </message>
    <message>
        <source>The tournament cannot begin.</source>
        <translation>Turnuva başlayamıyor.</translation>
    </message>
    <message>
        <source>The tournament cannot go on.</source>
        <translation>Turnuva sürdürülemiyor.</translation>
    </message>
    <message>
        <source>{detail} Every game that was finished is kept.</source>
        <translation>{detail} Biten her oyun saklandı.</translation>
    </message>
    <message>
        <source>Another window plays it now.</source>
        <translation>Şu anda başka bir pencere oynatıyor.</translation>
    </message>
    <message>
        <source>{name} cannot be started.</source>
        <translation>{name} başlatılamıyor.</translation>
    </message>
    <message>
        <source>{name} does not play this game.</source>
        <translation>{name} bu oyunu oynamıyor.</translation>
    </message>
    <message>
        <source>{name} ended instead of answering.</source>
        <translation>{name} yanıt vermek yerine kapandı.</translation>
    </message>
    <message>
        <source>{name} does not answer.</source>
        <translation>{name} yanıt vermiyor.</translation>
    </message>
    <message>
        <source>{name} reports an error.</source>
        <translation>{name} hata bildiriyor.</translation>
    </message>
    <message>
        <source>The answers of {name} make no sense.</source>
        <translation>Yanıtları anlamsız: {name}.</translation>
    </message>
    <message>
        <source>{name} has no opening book for this game.</source>
        <translation>{name}: bu oyun için açılış kitabı yok.</translation>
    </message>
    <message>
        <source>{name} has no endgame tables for this game.</source>
        <translation>{name}: bu oyun için oyun sonu tablosu yok.</translation>
    </message>
    <message>
        <source>A file that {name} needs cannot be used.</source>
        <translation>{name} için gereken bir dosya kullanılamıyor.</translation>
    </message>
    <message>
        <source>{name} cannot be held to such a limit.</source>
        <translation>{name} için böyle bir sınır uygulanamaz.</translation>
    </message>
    <message>
        <source>{name} cannot be written.</source>
        <translation>{name} yazılamıyor.</translation>
    </message>
    <message>
        <source>{name} is not a text file.</source>
        <translation>{name} bir metin dosyası değil.</translation>
    </message>
    <message>
        <source>{name} holds no openings.</source>
        <translation>{name} içinde açılış yok.</translation>
    </message>
    <message>
        <source>The opening at {name} cannot be played.</source>
        <translation>Şuradaki açılış oynanamaz: {name}.</translation>
    </message>
    <message>
        <source>There are not enough different openings: choose fewer games.</source>
        <translation>Yeterince farklı açılış yok: daha az oyun seçin.</translation>
    </message>
    <message>
        <source>A process that played a game came to a sudden end.</source>
        <translation>Oyun oynayan bir süreç aniden sona erdi.</translation>
    </message>
    <message>
        <source>{sentence} (“{words}”)</source>
        <translation>{sentence} (“{words}”)</translation>
    </message>
</context>
<context>
    <name>TournamentDialog</name>
    <message>
        <source>New tournament</source>
        <translation>Yeni turnuva</translation>
    </message>
    <message>
        <source>End it when a test decides (SPRT)</source>
        <translation>Bir test karar verince bitir (SPRT)</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Başla</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turnuva</translation>
    </message>
    <message>
        <source>{number} s a move</source>
        <translation>{number} sn/hamle</translation>
    </message>
    <message>
        <source>{minutes} min + {seconds} s a move</source>
        <translation>{minutes} dk + {seconds} sn/hamle</translation>
    </message>
    <message>
        <source>Random and fair</source>
        <translation>Rastgele ve dengeli</translation>
    </message>
    <message>
        <source>From the opening book</source>
        <translation>Açılış kitabından</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>Dosyadan…</translation>
    </message>
    <message>
        <source>as many as it takes</source>
        <translation>gerektiği kadar</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <translation>d MMMM yyyy</translation>
    </message>
    <message>
        <source>Tournament of {day}</source>
        <translation>Turnuva, {day}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Ad</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Oyun türü</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Düzen</translation>
    </message>
    <message>
        <source>Games between two</source>
        <translation>İkili başına oyun</translation>
    </message>
    <message>
        <source>Times through</source>
        <translation>Devre sayısı</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Turlar</translation>
    </message>
    <message>
        <source>Replays at most</source>
        <translation>En çok tekrar</translation>
    </message>
    <message>
        <source>Thinking time</source>
        <translation>Düşünme süresi</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Açılışlar</translation>
    </message>
    <message>
        <source>Games at once</source>
        <translation>Aynı anda oyun</translation>
    </message>
    <message>
        <source>or</source>
        <translation>veya</translation>
    </message>
    <message>
        <source>Lower Elo</source>
        <translation>Alt Elo</translation>
    </message>
    <message>
        <source>Upper Elo</source>
        <translation>Üst Elo</translation>
    </message>
    <message>
        <source>Elo of the first</source>
        <translation>Birincinin Elo’su</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Oyuncular</translation>
    </message>
    <message>
        <source>A tournament needs two players or more.</source>
        <translation>Turnuva için en az iki oyuncu gerekir.</translation>
    </message>
    <message>
        <source>The first Elo of the test must be lower than the second.</source>
        <translation>Testin ilk Elo’su ikincisinden düşük olmalı.</translation>
    </message>
    <message>
        <source>Choose the file with the openings.</source>
        <translation>Açılışların olduğu dosyayı seçin.</translation>
    </message>
    <message>
        <source>Against persons the computer plays with a time, not a number of positions.</source>
        <translation>İnsanlara karşı bilgisayar konum sayısıyla değil süreyle oynar.</translation>
    </message>
    <message>
        <source>Openings: games or positions</source>
        <translation>Açılışlar: oyunlar veya konumlar</translation>
    </message>
</context>
<context>
    <name>TournamentGamesModel</name>
    <message>
        <source>Game</source>
        <translation>Oyun</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Beyaz</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Siyah</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Sonuç</translation>
    </message>
</context>
<context>
    <name>TournamentRoom</name>
    <message>
        <source>The tournament cannot be removed.</source>
        <translation>Turnuva kaldırılamıyor.</translation>
    </message>
    <message>
        <source>The tournament cannot be put back.</source>
        <translation>Turnuva geri getirilemiyor.</translation>
    </message>
</context>
<context>
    <name>TournamentWindow</name>
    <message>
        <source>Tournaments</source>
        <translation>Turnuvalar</translation>
    </message>
</context>
<context>
    <name>Tournaments</name>
    <message>
        <source>Go on</source>
        <translation>Devam et</translation>
    </message>
    <message>
        <source>Back to the tournament</source>
        <translation>Turnuvaya dön</translation>
    </message>
    <message>
        <source>A tournament was cut off.</source>
        <translation>Bir turnuva yarım kaldı.</translation>
    </message>
    <message>
        <source>All games that were finished are kept, and the others can still be played.</source>
        <translation>Biten oyunların hepsi duruyor, ötekiler hâlâ oynanabilir.</translation>
    </message>
    <message>
        <source>The result is in the table of the tournament.</source>
        <translation>Sonuç turnuva tablosunda.</translation>
    </message>
</context>
<context>
    <name>TurningPoints</name>
    <message>
        <source>Turning points</source>
        <translation>Dönüm noktaları</translation>
    </message>
</context>
<context>
    <name>TypedMoves</name>
    <message>
        <source>Type the squares between as well, as in {move}.</source>
        <translation>Aradaki kareleri de yazın, örneğin {move}.</translation>
    </message>
    <message>
        <source>Several moves fit.</source>
        <translation>Birkaç hamle uyuyor.</translation>
    </message>
    <message>
        <source>“{text}” is not a move.</source>
        <translation>“{text}” bir hamle değil.</translation>
    </message>
    <message>
        <source>Type it like {move}.</source>
        <translation>Şöyle yazın: {move}.</translation>
    </message>
</context>
<context>
    <name>UnexpectedFailures</name>
    <message>
        <source>Copy the report</source>
        <translation>Raporu kopyala</translation>
    </message>
    <message>
        <source>A part of the window is missing.</source>
        <translation>Pencerenin bir parçası eksik.</translation>
    </message>
    <message>
        <source>You can play on the board. If it is missing after the next start as well, please send the report to the makers of Harzdame. ({detail})</source>
        <translation>Tahtada oynayabilirsiniz. Bir sonraki açılışta da eksikse lütfen raporu Harzdame’yi yapanlara gönderin. ({detail})</translation>
    </message>
    <message>
        <source>Something went wrong.</source>
        <translation>Bir şeyler ters gitti.</translation>
    </message>
    <message>
        <source>Your game is still here; saving it now is a good idea. ({detail})</source>
        <translation>Oyununuz hâlâ burada; şimdi kaydetmek iyi olur. ({detail})</translation>
    </message>
</context>
<context>
    <name>Unsaved</name>
    <message>
        <source>Harzdame keeps what you wrote.</source>
        <translation>Harzdame yazdıklarınızı saklıyor.</translation>
    </message>
    <message>
        <source>Harzdame keeps what you wrote, and tries again by itself.</source>
        <translation>Harzdame yazdıklarınızı saklıyor ve kendiliğinden yeniden deniyor.</translation>
    </message>
    <message>
        <source>{title} (rescued)</source>
        <translation>{title} (kurtarıldı)</translation>
    </message>
</context>
<context>
    <name>Unwritten</name>
    <message>
        <source>Not everything can be kept just now.</source>
        <translation>Şu anda her şey saklanamıyor.</translation>
    </message>
    <message>
        <source>What you play and choose is written as soon as that works.</source>
        <translation>Oynadıklarınız ve seçtikleriniz, olanak bulununca yazılır.</translation>
    </message>
    <message>
        <source>What you play and choose is gone when you close Harzdame.</source>
        <translation>Harzdame’yi kapatırsanız oynadıklarınız ve seçtikleriniz kaybolur.</translation>
    </message>
    <message>
        <source>That is done as soon as it answers.</source>
        <translation>Yanıt verince yapılır.</translation>
    </message>
    <message>
        <source>It is tried again all the time.</source>
        <translation>Durmadan yeniden deneniyor.</translation>
    </message>
    <message>
        <source>Not everything is on disk yet.</source>
        <translation>Henüz her şey diskte değil.</translation>
    </message>
    <message>
        <source>If you close now, the library has only what was read so far.</source>
        <translation>Şimdi kapatırsanız kitaplıkta yalnızca şimdiye dek okunanlar olur.</translation>
    </message>
    <message>
        <source>If you close now, that is lost.</source>
        <translation>Şimdi kapatırsanız bu kaybolur.</translation>
    </message>
    <message>
        <source>While this question stands, Harzdame closes by itself as soon as all is written.</source>
        <translation>Bu soru açıkken her şey yazılınca Harzdame kendiliğinden kapanır.</translation>
    </message>
    <message>
        <source>Nothing may be written into {folder}.</source>
        <translation>Bu klasöre yazılamıyor: {folder}.</translation>
    </message>
    <message>
        <source>The folder {folder} is not there.</source>
        <translation>Bu klasör yok: {folder}.</translation>
    </message>
    <message>
        <source>“{name}”</source>
        <translation>“{name}”</translation>
    </message>
    <message>
        <source>Still to be written: {things}.</source>
        <translation>Yazılacaklar: {things}.</translation>
    </message>
    <message>
        <source>this game</source>
        <translation>bu oyun</translation>
    </message>
    <message>
        <source>games you played</source>
        <translation>oynadığınız oyunlar</translation>
    </message>
    <message>
        <source>games for the library</source>
        <translation>kitaplığa girecek oyunlar</translation>
    </message>
    <message>
        <source>the rest of an import</source>
        <translation>bir içe aktarmanın kalanı</translation>
    </message>
    <message>
        <source>changes in the library</source>
        <translation>kitaplıktaki değişiklikler</translation>
    </message>
    <message>
        <source>games of a tournament</source>
        <translation>bir turnuvanın oyunları</translation>
    </message>
    <message>
        <source>your repertoire</source>
        <translation>repertuvarınız</translation>
    </message>
    <message>
        <source>your studies</source>
        <translation>çalışmalarınız</translation>
    </message>
    <message>
        <source>your answers in practice</source>
        <translation>alıştırma yanıtlarınız</translation>
    </message>
    <message>
        <source>results of puzzles</source>
        <translation>bulmaca sonuçları</translation>
    </message>
    <message>
        <source>what can be undone in files</source>
        <translation>dosyalarda geri alınabilecekler</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>ayarlar</translation>
    </message>
    <message>
        <source>games and settings</source>
        <translation>oyunlar ve ayarlar</translation>
    </message>
</context>
<context>
    <name>UnwrittenView</name>
    <message>
        <source>Save elsewhere…</source>
        <translation>Başka yere kaydet…</translation>
    </message>
    <message>
        <source>Close Harzdame</source>
        <translation>Harzdame’yi kapat</translation>
    </message>
    <message>
        <source>Keep open</source>
        <translation>Açık tut</translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation>Yine de kapat</translation>
    </message>
    <message>
        <source>Save what is not kept</source>
        <translation>Saklanmayanları kaydet</translation>
    </message>
    <message>
        <source>Saved in “{name}”.</source>
        <translation>“{name}” dosyasına kaydedildi.</translation>
    </message>
</context>
<context>
    <name>VerdictTitle</name>
    <message>
        <source>Endgame tables, as if one king could move for ever</source>
        <translation>Oyun sonu tabloları, tek bir dama sonsuza dek oynayabilirmiş gibi</translation>
    </message>
    <message>
        <source>Endgame tables</source>
        <translation>Oyun sonu tabloları</translation>
    </message>
</context>
<context>
    <name>Versions</name>
    <message>
        <source>Harzdame</source>
        <translation>Harzdame</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Motor</translation>
    </message>
    <message>
        <source>Protocols</source>
        <translation>Protokoller</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistem</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>Veri klasörü</translation>
    </message>
</context>
<context>
    <name>WatchBar</name>
    <message>
        <source>Speed</source>
        <translation>Hız</translation>
    </message>
    <message>
        <source>The time between two moves</source>
        <translation>İki hamle arasındaki süre</translation>
    </message>
    <message>
        <source>As fast as they can</source>
        <translation>Olabildiğince hızlı</translation>
    </message>
    <message>
        <source>{number} s a move</source>
        <translation>{number} sn/hamle</translation>
    </message>
</context>
<context>
    <name>WatchView</name>
    <message>
        <source>From here on a person plays {color}.</source>
        <translation>Buradan sonra bir insan oynuyor: {color}.</translation>
    </message>
</context>
<context>
    <name>WatchedGame</name>
    <message>
        <source>White: {name}</source>
        <translation>Beyaz: {name}</translation>
    </message>
    <message>
        <source>Black: {name}</source>
        <translation>Siyah: {name}</translation>
    </message>
    <message>
        <source>Game {id}, ply {number}</source>
        <translation>Oyun {id}, yarım hamle {number}</translation>
    </message>
</context>
<context>
    <name>Weights</name>
    <message>
        <source>The computer plays below its strength.</source>
        <translation>Bilgisayar gücünün altında oynuyor.</translation>
    </message>
    <message>
        <source>{name} cannot be read: {detail}.</source>
        <translation>{name} okunamıyor: {detail}.</translation>
    </message>
    <message>
        <source>{name} holds no learned weights.</source>
        <translation>{name} içinde öğrenilmiş ağırlık yok.</translation>
    </message>
    <message>
        <source>{name} was made for other rules.</source>
        <translation>{name} başka kurallar için yapılmış.</translation>
    </message>
    <message>
        <source>{name} is damaged; installing the program anew mends it.</source>
        <translation>{name} hasarlı; programı yeniden kurmak bunu düzeltir.</translation>
    </message>
</context>
<context>
    <name>WorkBar</name>
    <message>
        <source>Stop</source>
        <translation>Durdur</translation>
    </message>
    <message>
        <source>Reading the files…</source>
        <translation>Dosyalar okunuyor…</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Durduruluyor…</translation>
    </message>
</context>
<context>
    <name>_GameButton</name>
    <message>
        <source>Game: {name}</source>
        <translation>Oyun türü: {name}</translation>
    </message>
</context>
<context>
    <name>_MenuButton</name>
    <message>
        <source>Menu (F10)</source>
        <translation>Menü (F10)</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
</context>
<context>
    <name>_NarrowModel</name>
    <message>
        <source>Year</source>
        <translation>Yıl</translation>
    </message>
</context>
<context>
    <name>_PersonForm</name>
    <message>
        <source>Name</source>
        <translation>Ad</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Puan</translation>
    </message>
    <message>
        <source>The rating for the record of the game</source>
        <translation>Oyun kaydına yazılacak puan</translation>
    </message>
</context>
<context>
    <name>counted</name>
    <message numerus="yes">
        <source>%Ln hexagons.</source>
        <translation>
            <numerusform>%Ln altıgen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{size}, the %Ln squares of one colour.</source>
        <translation>
            <numerusform>{size}, tek renkten %Ln kare.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{size}, all %Ln squares.</source>
        <translation>
            <numerusform>{size}, %Ln karenin tümü.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln men each</source>
        <translation>
            <numerusform>Her tarafta %Ln taş</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{moves} and %Ln more</source>
        <translation>
            <numerusform>{moves} ve %Ln tane daha</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They differ in %Ln respects.</source>
        <translation>
            <numerusform>%Ln bakımdan ayrılıyorlar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln are now among the deleted ones.</source>
        <translation>
            <numerusform>%Ln hamle artık silinenler arasında.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games in one file that plays in every browser, without a network.</source>
        <translation>
            <numerusform>Tek dosyada %Ln oyun; her tarayıcıda, ağ olmadan oynatılır.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %Ln exercises.</source>
        <translation>
            <numerusform>%Ln alıştırma var.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Review the %Ln selected games…</source>
        <translation>
            <numerusform>Seçili %Ln oyunu incele…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games that you edited are not there as they were; see My games.</source>
        <translation>
            <numerusform>Düzenlediğiniz %Ln oyun orada artık eski hâlinde değil; bkz. Oyunlarım.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games</source>
        <translation>
            <numerusform>%Ln oyun</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %Ln games</source>
        <translation>
            <numerusform>{shown} / %Ln oyun</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more unfinished games wait in the menu.</source>
        <translation>
            <numerusform>Menüde %Ln yarım oyun daha bekliyor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %Ln chapters read</source>
        <translation>
            <numerusform>Okunan: {done} / %Ln bölüm</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{played} of %Ln games played</source>
        <translation>
            <numerusform>Oynanan: {played} / %Ln oyun</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzles to repeat</source>
        <translation>
            <numerusform>Tekrarlanacak %Ln bulmaca</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzles from your own games</source>
        <translation>
            <numerusform>Kendi oyunlarınızdan %Ln bulmaca</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games that count, {won} of them won</source>
        <translation>
            <numerusform>Hesaba katılan %Ln oyun, kazanılan: {won}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{beaten} of %Ln opponents beaten</source>
        <translation>
            <numerusform>Yenilen: {beaten} / %Ln rakip</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The label “{label}” was taken off %Ln games.</source>
        <translation>
            <numerusform>“{label}” etiketi %Ln oyundan kaldırıldı.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games left their folder.</source>
        <translation>
            <numerusform>%Ln oyun klasöründen çıktı.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games lost the stars that they had.</source>
        <translation>
            <numerusform>%Ln oyun yıldızlarını yitirdi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were removed from the library.</source>
        <translation>
            <numerusform>%Ln oyun kitaplıktan kaldırıldı.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}, %Ln games ({numbers})</source>
        <translation>
            <numerusform>{file}, %Ln oyun ({numbers})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games with this position</source>
        <translation>
            <numerusform>Bu konumun olduğu %Ln oyun</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Details of %Ln games</source>
        <translation>
            <numerusform>%Ln oyunun bilgileri</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: %Ln games added, {duplicates} left out</source>
        <translation>
            <numerusform>{file}: %Ln oyun eklendi, {duplicates} alınmadı</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %Ln games changed</source>
        <translation>
            <numerusform>Değiştirilen: {done} / %Ln oyun</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only {opened} of the %Ln files were opened.</source>
        <translation>
            <numerusform>%Ln dosyadan yalnızca {opened} tanesi açıldı.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %Ln more problems.</source>
        <translation>
            <numerusform>%Ln sorun daha.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games deleted.</source>
        <translation>
            <numerusform>%Ln oyun silindi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were written to “{name}”.</source>
        <translation>
            <numerusform>“{name}” dosyasına %Ln oyun yazıldı.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The level above wins about {won} of %Ln games against it.</source>
        <translation>
            <numerusform>Bir üst düzey buna karşı %Ln oyundan yaklaşık {won} tanesini kazanır.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wins about {won} of %Ln games against the level below.</source>
        <translation>
            <numerusform>Bir alt düzeye karşı %Ln oyundan yaklaşık {won} tanesini kazanır.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln openings</source>
        <translation>
            <numerusform>%Ln açılış</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %Ln seconds a move</source>
        <translation>
            <numerusform>hamle başına en çok %Ln saniye</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>White has %Ln men less</source>
        <translation>
            <numerusform>Beyaz’da %Ln taş eksik</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black has %Ln men less</source>
        <translation>
            <numerusform>Siyah’ta %Ln taş eksik</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It takes {number}.</source>
        <translation>
            <numerusform>Bu hamle {number} taş alır.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your opponent must take at least {number}.</source>
        <translation>
            <numerusform>Rakibiniz en az {number} taş almak zorunda.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The men on {squares} could have been taken; now nothing can.</source>
        <translation>
            <numerusform>Şu karelerdeki taşlar alınabilirdi: {squares}; artık hiçbiri alınamaz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It threatens to take {number}.</source>
        <translation>
            <numerusform>Rakibi {number} taş almakla tehdit eder.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: %Ln games so far</source>
        <translation>
            <numerusform>{file}: şimdiye dek %Ln oyun</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves were added to {side}.</source>
        <translation>
            <numerusform>%Ln hamle eklendi: {side}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %Ln other games in it stay as they are.</source>
        <translation>
            <numerusform>İçindeki öteki %Ln oyun olduğu gibi kalır.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You knew {known} of %Ln moves.</source>
        <translation>
            <numerusform>Bildiğiniz hamle: {known} / %Ln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next one is due in %Ln days.</source>
        <translation>
            <numerusform>Sonrakinin sırası %Ln gün sonra.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>See where you lost %Ln pieces</source>
        <translation>
            <numerusform>Kaybettiğiniz %Ln taşı görün</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Today %Ln games that count, {won} of them won.</source>
        <translation>
            <numerusform>Bugün hesaba katılan %Ln oyun, kazanılan: {won}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It can be done in %Ln moves.</source>
        <translation>
            <numerusform>%Ln hamlede yapılabilir.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Won in %Ln moves!</source>
        <translation>
            <numerusform>%Ln hamlede kazanıldı!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next one in %Ln hours.</source>
        <translation>
            <numerusform>Sonraki %Ln saat sonra.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next one in %Ln days.</source>
        <translation>
            <numerusform>Sonraki %Ln gün sonra.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At best %Ln games in a row without a loss.</source>
        <translation>
            <numerusform>En iyi: art arda yenilgisiz %Ln oyun.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Less than %Ln moves</source>
        <translation>
            <numerusform>%Ln hamleden az</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{least} to %Ln moves</source>
        <translation>
            <numerusform>{least}–%Ln hamle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves and more</source>
        <translation>
            <numerusform>%Ln hamle ve üstü</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %Ln moves to guess.</source>
        <translation>
            <numerusform>Tahmin edilecek %Ln hamle var.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} of %Ln points</source>
        <translation>
            <numerusform>{points} / %Ln puan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In 100 such games it scores %Ln points less than the best move.</source>
        <translation>
            <numerusform>Böyle 100 oyunda en iyi hamleden %Ln puan az getirir.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games will be reviewed.</source>
        <translation>
            <numerusform>%Ln oyun incelenecek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln that were reviewed before will be passed over.</source>
        <translation>
            <numerusform>Daha önce incelenmiş %Ln oyun atlanacak.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %Ln games, {percent} %</source>
        <translation>
            <numerusform>{done} / %Ln oyun, %{percent}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{known} of %Ln positions are judged. Undo removes it all.</source>
        <translation>
            <numerusform>Değerlendirilen: {known} / %Ln konum. “Geri al” hepsini kaldırır.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were reviewed in “{name}”.</source>
        <translation>
            <numerusform>“{name}” içinde %Ln oyun incelendi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Endgame tables are for at most %Ln pieces</source>
        <translation>
            <numerusform>Oyun sonu tabloları en çok %Ln taş içindir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pieces have no place on this board.</source>
        <translation>
            <numerusform>%Ln taşın bu tahtada yeri yok.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln chapters</source>
        <translation>
            <numerusform>%Ln bölüm</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A study has %Ln chapters at most.</source>
        <translation>
            <numerusform>Bir çalışmada en çok %Ln bölüm olur.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln small tasks, from the first move to the end of a game.</source>
        <translation>
            <numerusform>İlk hamleden oyun sonuna %Ln küçük görev.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %Ln periods</source>
        <translation>
            <numerusform>, %Ln dönem</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{time} for %Ln moves</source>
        <translation>
            <numerusform>%Ln hamle için {time}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draw in %Ln moves</source>
        <translation>
            <numerusform>%Ln hamle sonra berabere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That gives away {number} more pieces than it takes.</source>
        <translation>
            <numerusform>Bu, aldığından {number} taş fazla verir.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That wins {number} pieces and makes a king.</source>
        <translation>
            <numerusform>Bu, {number} taş kazandırır ve damaya çıkarır.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That wins {number} pieces.</source>
        <translation>
            <numerusform>Bu, {number} taş kazandırır.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {answer} each of the {number} moves loses material.</source>
        <translation>
            <numerusform>{answer} yanıtından sonra olası hamlelerin hepsi taş kaybettirir (sayısı: {number}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the best line found {move} gives away {number} more pieces than it takes {soon}.</source>
        <translation>
            <numerusform>Bulunan en iyi yolda {move} {soon} aldığından {number} taş fazla verir.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the best line found {move} wins {number} pieces {soon}.</source>
        <translation>
            <numerusform>Bulunan en iyi yolda {move} {soon} {number} taş kazandırır.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the best line found this takes {number} more pieces than it gives away {soon}, beginning with {answer}.</source>
        <translation>
            <numerusform>Bulunan en iyi yolda bu, {soon} verdiğinden {number} taş fazla alır; başlangıç: {answer}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the best line found this loses {number} pieces {soon}, beginning with {answer}.</source>
        <translation>
            <numerusform>Bulunan en iyi yolda bu, {soon} {number} taş kaybettirir; başlangıç: {answer}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Loses the game in {number} moves, beginning with {answer}.</source>
        <translation>
            <numerusform>Oyunu {number} hamlede kaybeder; başlangıç: {answer}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Misses a win in {number} moves, beginning with {move}.</source>
        <translation>
            <numerusform>Kazancı kaçırır ({number} hamlede); başlangıç: {move}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in {number} moves</source>
        <translation>
            <numerusform>{number} hamlede</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} kings</source>
        <translation>
            <numerusform>{number} dama</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} men</source>
        <translation>
            <numerusform>{number} yoz taş</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>delete %Ln games</source>
        <translation>
            <numerusform>%Ln oyunu silme</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cut %Ln games</source>
        <translation>
            <numerusform>%Ln oyunu kesme</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>paste %Ln games</source>
        <translation>
            <numerusform>%Ln oyunu yapıştırma</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>copy %Ln games to the file</source>
        <translation>
            <numerusform>%Ln oyunu dosyaya kopyalama</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>move %Ln games to another file</source>
        <translation>
            <numerusform>%Ln oyunu başka dosyaya taşıma</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>move %Ln games</source>
        <translation>
            <numerusform>%Ln oyunu taşıma</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>edit %Ln games</source>
        <translation>
            <numerusform>%Ln oyunu düzenleme</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>review %Ln games</source>
        <translation>
            <numerusform>%Ln oyunu inceleme</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were deleted from “{name}”.</source>
        <translation>
            <numerusform>“{name}” dosyasından %Ln oyun silindi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were cut out of “{name}”.</source>
        <translation>
            <numerusform>“{name}” dosyasından %Ln oyun kesildi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were put into “{name}”.</source>
        <translation>
            <numerusform>“{name}” dosyasına %Ln oyun eklendi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were copied to “{name}”.</source>
        <translation>
            <numerusform>“{name}” dosyasına %Ln oyun kopyalandı.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were moved to “{name}”.</source>
        <translation>
            <numerusform>“{name}” dosyasına %Ln oyun taşındı.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games have another place in “{name}”.</source>
        <translation>
            <numerusform>“{name}” dosyasında %Ln oyunun yeri değişti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were edited in “{name}”.</source>
        <translation>
            <numerusform>“{name}” dosyasında %Ln oyun düzenlendi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln minutes</source>
        <translation>
            <numerusform>%Ln dakika</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln men</source>
        <translation>
            <numerusform>%Ln yoz taş</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln kings</source>
        <translation>
            <numerusform>%Ln dama</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Plays %Ln games</source>
        <translation>
            <numerusform>%Ln oyun türü oynuyor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You must capture: these {number} pieces can.</source>
        <translation>
            <numerusform>Taş almak zorundasınız: bu {number} taş alabilir.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not with this man: your men on {squares} are threatened.</source>
        <translation>
            <numerusform>Bu taşla olmaz: şu karelerdeki yoz taşlarınız tehdit altında: {squares}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This man is threatened, and so are {squares}; none of them may threaten.</source>
        <translation>
            <numerusform>Bu taş tehdit altında, şunlar da: {squares}; hiçbiri tehdit edemez.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln seconds</source>
        <translation>
            <numerusform>%Ln saniye</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hours</source>
        <translation>
            <numerusform>%Ln saat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln positions a move</source>
        <translation>
            <numerusform>Hamle başına %Ln konum</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Computer, %Ln positions</source>
        <translation>
            <numerusform>Bilgisayar, %Ln konum</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games at most</source>
        <translation>
            <numerusform>en çok %Ln oyun</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games or more</source>
        <translation>
            <numerusform>en az %Ln oyun</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{played} of %Ln games</source>
        <translation>
            <numerusform>{played} / %Ln oyun</numerusform>
        </translation>
    </message>
</context>
</TS>
