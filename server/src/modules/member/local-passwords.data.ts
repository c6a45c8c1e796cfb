/*
 * Passwords and words that people in Japan try first and that lists from abroad lack; lower case, in romaji. A word
 * stands for itself with digits and marks around it.
 */
export const LOCAL_PASSWORDS: readonly string[] = `
!@#$%^&* !@#$%^&*() 0123456789 0987654321 2468101214 87654321 876543210 987654321 9876543210 aaaaaaaa1
abcdefgh abcdefghi abcdefghij abe adachi aiueo aiueo123 aizawa akari akemashite akeome akeome2027 arashi
arigato arigatou arigatou1 asahi ayumi daisuki daisuki1 daisuki123 disneysea doraemon endou fortnite
fortnite1 fujii fujisan1 fujita fujiwara fujiyama fukuda fukuoka furusato genki goto gotou hanabi
hanabi123 hanako happynewyear haruka hasegawa hashimoto hayashi heisei heisei30 hikari himawari
himawari1 hinata hirano hiroko hiroshi hiroshima hokkaido honda ichigo ikeda ikegami inoue ishida ishii
ishikawa itou johnnys1 kakiku kakikukeko kanazawa kaneko kato katou kawaii kazoku kazoku123 kazuki keiko
kenji kimura kimura123 kinoshita kirakira kishida kobayashi kobe kodama komatsu kondo kondou konnichiwa
kotori kouki kumamoto lkjhgfdsa maeda makoto mariko masako masao matsuda matsui matsumoto megumi midori
mikan minami miyamoto miyazaki mizuno momoka momotaro mori morita murakami nagano nagasaki nagoya
nakagawa nakajima nakamura nakano naoko neko nihon nihon123 niigata nippon nishimura noguchi obaasan oda
ogawa ohayou123 ojiisan okaasan okaasan1 okada okamoto okayama okinawa ono openthedoor osaka otousan
otousan1 ouchi p@ssword pa$$word pasuwa-do pasuwado poiuytrewq reiwa reiwa0501 reiwa2027 roblox123
saitama saito saitou sakai sakamoto sasaki sato satou satou123 sayuri sendai shibata shimizu shinji
shinkansen shinobu showa sugimoto sugiyama suzuki tachibana taiyou takada takagi takahashi takashi
takeda takeshi tanaka taro tarou tarou123 thisismypassword tomodachi tomoko toyama toyota ueda ueno wada
watanabe yamada yamaguchi yamamoto yamashita yamazaki yokohama yoshida yoshiko yoshino yukiko yumiko
`
  .trim()
  .split(/\s+/);
