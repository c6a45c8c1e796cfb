/* Passwords of eight characters and more that everybody tries first, in the world and in Japan; lower case. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
!@#$%^&* !@#$%^&*() !qaz2wsx 00000000 000000000 0000000000 0123456789 0987654321 10203040 1020304050
11111111 111111111 1111111111 11223344 1122334455 112233445566 12121212 121212121212 123123123 123321123
12341234 12344321 123454321 1234554321 123456789 1234567891 12345678910 123456789a 12345678a 123456abc
12345abc 1234abcd 1234qwer 123789456 123abc123 123qwe123 123qweasd 13579246 1357924680 14725836
147258369 159357456 159753456 19801980 19901990 19951995 1a2b3c4d 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y
1qaz2wsx 1qaz2wsx3edc 1qazxsw2 20002000 20012001 20102010 20202020 20212021 20222022 20232023 20242024
20252025 20262026 20272027 22222222 24681012 2468101214 33333333 369258147 44444444 456789123 55555555
66666666 741852963 77777777 789456123 87654321 876543210 88888888 888888888 963852741 987654321
9876543210 99999999 999999999 a12345678 a123456789 a1a1a1a1 a1b2c3d4 a1s2d3f4 aaaa1111 aaaaaaaa
aaaaaaaa1 aaaaaaaaa abababab abc12345 abc123456 abcd1234 abcde123 abcdefg1 abcdefgh abcdefghi abcdefghij
admin123 admin1234 admin12345 administrator aishiteru aishiteru1 aiueo123 aiueoaiueo akemashite
akeome2027 alexander alexandra anthony1 arashi1103 arashi1999 arashi55 arigatou arigatou1 arsenal1
asdasdasd asdf1234 asdfasdf asdfgh123 asdfghjk asdfghjkl asdzxc123 autumn2026 bakabaka barcelona
baseball baseball1 basketball batman123 benjamin blink182 blueberry butterfly carolina changeme
changeme1 changeme123 charlie1 charlotte chelsea1 chocolate christian computer computer1 cookie12
corvette counterstrike cristina daisuki1 daisuki123 danielle december1 default1 diamond1 disney123
disneyland disneysea doraemon doraemon1 dragon123 dragonball elizabeth evangelion exile123 facebook
facebook1 february fernando ferrari1 final123 flower123 football football1 fortnite fortnite1 freedom1
fujisan1 fujiyama gangster google123 guest123 gundam00 hanabi123 hanako12 hanako123 happynewyear
hardcore heisei30 hello123 hello1234 hellohello hellokitty himawari himawari1 hokkaido ilovejesus
iloveu123 iloveyou iloveyou1 iloveyou2 internet internet1 january1 japan123 japan1234 jennifer jessica1
johnnys1 jonathan jordan23 juventus kakikukeko kazoku123 kimura123 kirakira kobayashi konnichiwa
kyoto123 letmein1 letmein123 letmeinn liverpool liverpool1 lkjhgfdsa lovelove loveyou1 loveyou123
master123 matsumoto maverick mercedes michael1 michelle mickey12 mickey123 mickeymouse midnight
minecraft minecraft1 mnbvcxz1 momotaro monkey12 monkey123 motdepasse mustang1 mypassword mypassword1
nakamura naruto123 newyear2027 nicholas nihon123 ninja1234 nintendo nintendo1 nippon123 nopassword
november1 nyannyan october1 ohayou123 okaasan1 okinawa1 onepiece onepiece1 opensesame openthedoor
osaka123 otousan1 p@ssw0rd p@ssw0rd1 p@ssword pa$$word pa55w0rd pa55word passw0rd password! password!!
password0 password12 password123 password1234 password12345 password2024 password2025 password2026
password2027 passwort pasuwa-do pasuwado patricia peanut12 pikachu1 pikapika platinum playboy1
playstation poiuytrewq pokemon1 pokemon123 princess princess1 pumpkin1 q1q1q1q1 q1w2e3r4 q1w2e3r4t5
qazqazqaz qazwsx123 qazwsxedc qwaszx12 qweqweqwe qwer1234 qwerty!@# qwerty12 qwerty123 qwerty1234
qwerty12345 qwerty123456 qwertyu1 qwertyui qwertyuio rainbow1 reiwa0501 reiwa2027 roblox123 root1234
sailormoon sakura12 sakura123 sakura1234 sakurasakura samantha samsung1 samsung123 samurai1 samurai123
sasuke123 satou123 sayonara secret123 september1 sesame12 shadow123 shinkansen snoopy12 snowball
spiderman spring2026 starwars starwars1 stephanie strawberry summer2026 sunshine sunshine1 superman
superman1 suzuki123 takahashi tanaka123 taro1234 tarou123 test1234 test12345 testing1 testing123
testtest thisismypassword tokyo123 tokyo1234 tokyo2020 tomodachi trustno1 user1234 valentina veronica
victoria wanwanwan warcraft watanabe welcome1 welcome12 welcome123 welcome2026 whatever whatever1
winter2026 wsxwsxwsx yamada123 yamamoto z1x2c3v4 zaq12wsx zaq1xsw2 zelda123 zxcvbnm, zxcvbnm1 zxcvbnm123
zxczxczxc
`
    .trim()
    .split(/\s+/),
);
