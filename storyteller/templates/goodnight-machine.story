plot: Saying good night to everything takes all night, so the children build a machine that does it; it cannot stop before the last line of the list, which is the topic, has a bed too.
kinds: original, classic, humor, sci-fi, horror, adventure, fantasy
ages: 3-5, 6-8, 9-12
topics: any
picture kinds=sci-fi: spaceship, night, curious, kid points machine, other, machine
picture: bedroom, night, curious, kid points machine, other, machine
middle: same, night, worried, kid reaches machine, other, aunt, machine
end: same, night, sleepy, kid sleeps, other, machine
take rounds: 1 4 7
take troubles: 0 1 4

title: Buenas noches, cucharas = Good Night, Spoons
title: La máquina de las buenas noches = The Goodnight Machine
title: La última línea de la lista = The Last Line on the List
title: Cuarenta y una cosas con sueño = Forty-One Sleepy Things

cast machine: un embudo, un timbre y tres ruedas = a funnel, a bell and three wheels
  noise: ¡Rin! = Ting!
  and: y sonó el timbre = and its bell rang
  part: el embudo = the funnel
cast machine: un secador, una bocina y unos patines = a hairdryer, a horn and two skates
  noise: ¡Mooc! = Parp!
  and: y sonó la bocina = and its horn sounded
  part: el secador = the hairdryer
cast machine: una tetera, un silbato y un carrito = a teapot, a whistle and a trolley
  noise: ¡Fiuuu! = Pheep!
  and: y sonó el silbato = and its whistle blew
  part: la tetera = the teapot
cast machine: una lata, un tambor y un triciclo = a biscuit tin, a drum and a tricycle
  noise: ¡Pom! = Boom!
  and: y sonó el tambor = and its drum went boom
  part: la lata = the tin
cast machine: un paraguas, una campana y un patinete = an umbrella, a gong and a scooter
  noise: ¡Tolón! = Bong!
  and: y sonó la campana = and its gong sounded
  part: el paraguas = the umbrella

cast place: la casa de la esquina = the house on the corner
  odd: En esa casa hay nueve relojes y un pez. = That house has nine clocks and one fish.
  late: Fuera pasa el último autobús. = Outside, the last bus goes by.
cast place: el piso de encima del cine = the flat above the cinema
  odd: Por el suelo se oyen besos y disparos. = Kisses and gunshots come up through the floor.
  late: Debajo se apaga la última película. = Down below, the last film goes dark.
cast place: la casa torcida de la cuesta = the crooked house on the hill
  odd: Allí todas las canicas van a la cocina. = There, all marbles roll to the kitchen.
  late: En la cuesta se apaga el último farol. = On the hill the last street lamp goes out.
cast place: la casa de la panadera = the baker’s house
  odd: Hasta las almohadas huelen a pan. = Even the pillows smell of bread.
  late: Abajo se enciende el horno del pan. = Downstairs the bread oven comes on.
cast place kinds=sci-fi: una casa redonda en la Luna = a round house on the Moon
  odd: Allí la sopa se come con redecilla. = There, soup is eaten with a net.
  late: Fuera, la Tierra parece una canica. = Outside, the Earth looks like a marble.
cast place kinds=sci-fi: la estación de Saturno = the station at Saturn
  odd: Desde la cocina se ven los anillos. = You can see the rings from the kitchen.
  late: Fuera pasa un cohete con los faros bajos. = Outside, a rocket goes by with dim lights.
cast place kinds=horror: la casa que cruje = the creaking house
  odd: De noche, alguien arrastra algo en el desván. = At night, something scrapes in the attic.
  late: En el desván ya no arrastra nadie nada. = In the attic the scraping has stopped.
cast place kinds=horror: la casa de los treinta espejos = the house of thirty mirrors
  odd: En uno de los espejos siempre es ayer. = In one of the mirrors it is always yesterday.
  late: En los espejos se apagan treinta velas. = In the mirrors thirty candles go out.
cast place kinds=fantasy: la torre del ogro jubilado = the tower of a retired ogre
  odd: El ogro hace punto en el piso de arriba. = The ogre knits on the floor above.
  late: Arriba, el ogro deja por fin las agujas. = Upstairs, the ogre puts down his needles.
cast place kinds=fantasy: una casa dentro de un roble = a house inside an oak
  odd: Los enanos suben por la pared a dejar el correo. = Gnomes climb the wall with the post.
  late: Los enanos apagan sus faroles en las ramas. = The gnomes put out their lamps.
cast place kinds=adventure: un barco atado al muelle = a boat tied to the quay
  odd: Cuando hay olas, la mesa cambia de sitio. = When there are waves, the table moves.
  late: Fuera, el faro da otra vuelta. = Outside, the lighthouse goes round again.
cast place kinds=adventure: el refugio de la montaña = the hut on the mountain
  odd: La nieve llega hasta el timbre. = The snow comes up to the doorbell.
  late: Fuera, la nieve tapa el timbre. = Outside, the snow covers the doorbell.

cast aunt f: la tía Leonor = Aunt Leonor
  he: ella = she
  call: tía Leonor = Aunt Leonor
  her: ella = her
cast aunt m old: el abuelo Blas = Grandpa Blas
  he: él = he
  call: abuelo Blas = Grandpa Blas
  her: él = him
cast aunt f old: la abuela Nines = Grandma Nines
  he: ella = she
  call: abuela Nines = Grandma Nines
  her: ella = her
cast aunt m: el tío Fermín = Uncle Fermín
  he: él = he
  call: tío Fermín = Uncle Fermín
  her: él = him

cast bed: una zapatilla = a slipper
cast bed: una azucarera = a sugar bowl
cast bed: un guante = a glove
cast bed: una caja de huevos = an egg box
cast bed: un violín sin cuerdas = a violin with no strings

cast morning: la primera cuchara = the first spoon
cast morning: el cepillo de dientes = the toothbrush
cast morning: la zapatilla izquierda = the left slipper
cast morning: la tapa de la olla = the saucepan lid

speaks speaker f: la máquina = the machine
speaks clock m old: el reloj = the clock
speaks wardrobe m: el armario = the wardrobe
speaks cat m: el gato = the cat
speaks roll m: el rollo = the roll

word: la máquina = the machine
word: la lista = the list
word: la línea: línea = the line: line
word: la noche: noche, noches = the night: night
word: la cuchara: cuchara, cucharas = the spoon: spoon, spoons
word: la bota: bota, botas = the boot: boot, boots
word: el grifo = the tap
word: la sopa = the soup
word: el reloj: reloj, relojes = the clock: clock, clocks
word: la escoba = the broom
word: el pantalón: pantalón, pantalones = the trousers: trousers
word: el sombrero = the hat
word: la nevera = the fridge
word: el calcetín: calcetín, calcetines = the sock: sock, socks
word: la polilla = the moth
word: el espejo = the mirror
word: el gato = the cat
word: la alfombra = the rug
word: el armario = the wardrobe
word: la cama = the bed
word: la tarjeta = the card
word: la ventana = the window
word: el pasillo = the corridor
word: el piano = the piano

question: ¿Qué pondrías tú en la lista? = What would you put on the list?
question: ¿Por qué la máquina no se podía parar? = Why could the machine not stop?
question: ¿A quién le das las buenas noches al final? = Who is the last one you say good night to?

== list
-- beginner
{kids} [vive|viven] en {place}.
{kids} [lives|live] in {place}.
+ {place.odd}
+ {place.odd}
Cada noche [da|dan] las buenas noches a todo.
Every night {they} [says|say] good night to everything.
<Hay cuarenta y una cosas./La lista tiene cuarenta y una líneas./Son cuarenta y una cosas, sin las migas.>
<There are forty-one things./The list has forty-one lines./That is forty-one things, without the crumbs.>
+ <Al final ya sale el sol./A la cosa treinta, canta un gallo./Todos se duermen menos [{kid}|quienes hablan].>
+ <By the end the sun is up./At number thirty the birds begin./Everything sleeps, and nobody else does.>

—<Hace falta una máquina/Yo quiero una máquina/Eso lo hace una máquina> —dice {kid}.
“<We need a machine/I want a machine/A machine can do that>,” says {kid}.

[La hace|La hacen] con {machine}.
{they} [makes|make] it out of {machine}.
La última línea es {topic}.
The last line is {topic}.
-- intermediate
{kids} [vivía|vivían] en {place}.
{kids} lived in {place}.
Cada noche [daba|daban] las buenas noches a todo.
Every night {they} said good night to everything.
+ <La lista tenía cuarenta y una líneas, sin contar las migas./Eran cuarenta y una cosas, y algunas pedían un beso./Había cuarenta y una líneas, y por la treinta cantaba un gallo.>
+ <The list had forty-one lines, without counting the crumbs./There were forty-one things, and some wanted a kiss./There were forty-one lines, and by the thirtieth the birds were singing.>

—Nunca queda noche para dormir —dijo {kid}—, así que hace falta una máquina.
“There is never any night left to sleep in,” said {kid}, “so we need a machine.”

La [hizo|hicieron] con {machine}, y <le dieron cuerda/le pusieron ruedas nuevas/le ataron la lista>.
{they} made it out of {machine}, and <wound it up/oiled it with butter/tied the list to it>.
La última línea de la lista era {topic}.
The last line of the list was {topic}.
-- advanced
En {place}, {kids} [daba|daban] las buenas noches a todo, y así no se duerme nadie.
In {place}, {kids} said good night to everything, which leaves no time for sleep.
+ <La lista tenía cuarenta y una líneas, y protestaban las migas, que no estaban./Eran cuarenta y una cosas, y más de una quería oírlo dos veces./De las cuarenta y una líneas, en la treinta solía cantar un gallo.>
+ <The list had forty-one lines, and the crumbs complained that they were not on it./There were forty-one things, and more than one asked to hear it twice./Of the forty-one lines, the birds began to sing at the thirtieth.>
Con {machine} [construyó|construyeron] una máquina que lo dijera todo <sin bostezar/más deprisa>.
So out of {machine} {they} built a machine to do it <without yawning/faster>.
En la última línea de la lista decía {topic}.
On the last line of the list it said {topic}.

== start
-- beginner
<Son las ocho./Ya es de noche./Es hora de dormir.>
<It is eight o’clock./It is dark now./It is time for bed.>
La máquina <sale al pasillo/entra en el cuarto/mira la lista> y ve la lámpara.
The machine <rolls out/comes in/reads the list> and sees the lamp.

* —Buenas noches, lámpara —dice la máquina.
* “Good night, lamp,” says the machine.

* {machine.noise}
* {machine.noise}

<La lámpara se apaga sola./La lámpara cierra su ojo amarillo./La lámpara se va a dormir sin protestar.>
<The lamp goes out by itself./The lamp shuts its yellow eye./The lamp goes to sleep at once.>
+ ¡Funciona!
+ It works!
-- intermediate
A las ocho, la máquina <echó a andar por el pasillo/se aclaró la voz/leyó la lista entera> y encontró la lámpara.
At eight o’clock the machine <set off down the corridor/cleared its throat/read the whole list> and found the lamp.

* —Buenas noches, lámpara —dijo la máquina.
* “Good night, lamp,” said the machine.

* {machine.noise}
* {machine.noise}

+ <La lámpara se apagó sin que nadie la tocara./La lámpara cerró despacio su ojo amarillo./La lámpara, que siempre tardaba, se apagó a la primera.>
+ <The lamp went out, and nobody had touched it./The lamp slowly shut its yellow eye./The lamp, which always took ages, went out at once.>
-- advanced
A las ocho, la máquina <echó a andar/se aclaró la voz con un eructo> y se detuvo ante la lámpara.
At eight the machine <set off/cleared its throat with a burp> and stopped in front of the lamp.

* @speaker —Buenas noches, lámpara —dijo, {machine.and}.
* “Good night, lamp,” it said, {machine.and}.

+ <La lámpara, que jamás había obedecido a nadie, se apagó./La lámpara se apagó con un suspiro, sin que nadie la tocara.>
+ <The lamp, which had never obeyed anybody, went out./The lamp went out with a sigh, and nobody had touched it.>

== spoons in rounds
-- beginner
En el cajón están las cucharas.
The spoons are in the drawer.
<Hablan mucho por la noche./Hacen ruido, porque ven a los tenedores.>
<They talk a lot at night./They are noisy, because they see the forks.>

* —Buenas noches, cucharas —dice la máquina.
* “Good night, spoons,” says the machine.

* {machine.noise}
* {machine.noise}

Las cucharas se tumban de lado.
The spoons lie down on their sides.
Una grande abraza a una pequeña.
A big one holds a small one.
+ <Los tenedores no caben así./Los tenedores lo intentan, y se pinchan./A los tenedores les da envidia.>
+ <Forks cannot do that./The forks try it, and say “ow”./The forks would like that too.>
{kid} cierra el cajón <con un dedo/muy despacio/sin hacer ruido>.
{kid} shuts the drawer <with one finger/very slowly/without a sound>.
-- intermediate
En el cajón, las cucharas <discutían con los tenedores/contaban lo que habían visto en la sopa>.
In the drawer the spoons <were arguing with the forks/were telling what they had seen in the soup>.

* —Buenas noches, cucharas —dijo la máquina.
* “Good night, spoons,” said the machine.

* {machine.noise}
* {machine.noise}

Se tumbaron todas de lado, la grande detrás y la pequeña delante.
They all lay down on their sides, the big ones behind and the small ones in front.
+ <Los tenedores lo intentaron también, y se oyó «ay»./Los tenedores, que no saben dormir así, miraron al techo.>
+ <The forks tried it too, and somebody said “ow”./The forks, who cannot sleep like that, looked at the ceiling.>
{kid} cerró el cajón <con un dedo/muy despacio, por si acaso>.
{kid} shut the drawer <with one finger/very slowly, to be safe>.
-- advanced
En el cajón, las cucharas <se quejaban de lo caliente que venía siempre la sopa/llevaban media hora discutiendo con los tenedores>.
In the drawer the spoons <were complaining that the soup was always too hot/had been arguing with the forks for half an hour>.

* —Buenas noches, cucharas —dijo la máquina.
* “Good night, spoons,” said the machine.

* {machine.noise}
* {machine.noise}

Se acostaron de lado, de mayor a menor, como solo saben dormir ellas.
They lay down on their sides, from big to small, as only spoons know how.
+ <Los tenedores quisieron probarlo, y hubo que separarlos./Los cuchillos se dieron la vuelta hacia la pared, muy dignos.>
+ <The forks wished to try it, and had to be taken apart./The knives turned to the wall, with great dignity.>

== boots in rounds
-- beginner
Al lado de la puerta hay dos botas.
By the door there are two boots.
<Tienen barro y muchas ganas de salir./Una mira a la calle y la otra también./Están de pie, y así no se duerme.>
<They are muddy, and want to go out./One looks at the door, and so does the other./They are standing up, and cannot sleep like that.>

* —Buenas noches, botas —dice la máquina.
* “Good night, boots,” says the machine.

* {machine.noise}
* {machine.noise}

La izquierda se cae y se duerme.
The left one falls over and sleeps.
La derecha espera un poco.
The right one waits a little.
Luego se cae encima.
Then it falls on top.
+ <De una sale una piedra./De una sale un caracol, que también duerme./De una sale un calcetín de marzo.>
+ <A stone comes out of one./A snail comes out of one, and it sleeps too./A sock from March comes out of one.>
-- intermediate
Junto a la puerta estaban las botas, de pie y <mirando a la calle/con barro del domingo>.
By the door were the boots, standing up and <facing outside/muddy since Sunday>.

* —Buenas noches, botas —dijo la máquina.
* “Good night, boots,” said the machine.

* {machine.noise}
* {machine.noise}

La izquierda se dejó caer, y la derecha aguantó un minuto más, por orgullo.
The left one dropped, and the right one held out for a minute more, out of pride.
+ <De dentro salió un caracol, que pidió su propio saludo./De dentro rodó una piedra que llevaba allí desde el verano.>
+ <Out of it came a snail, who wanted a good night too./Out of it rolled a stone that had been there since the summer.>
+ Cayó encima, y {other} dio un salto.
+ It fell on top, and {other} jumped.
-- advanced
Junto a la puerta montaban guardia las botas, <con el barro del domingo todavía puesto/tan derechas que daba apuro molestarlas>.
By the door the boots were on guard, <still wearing Sunday’s mud/so straight that it seemed rude to disturb them>.

* —Buenas noches, botas —dijo la máquina.
* “Good night, boots,” said the machine.

* {machine.noise}
* {machine.noise}

La izquierda se desplomó al instante, mientras que la derecha resistió un minuto entero, por orgullo.
The left one collapsed at once, while the right one held out for a whole minute, out of pride.
+ <De la caña salió un caracol, que no se movió hasta que le dijeron lo mismo./Al caer soltó una piedra que llevaba dentro desde el verano.>
+ <Out of it came a snail, which would not move until it had been told the same./As it fell it let go of a stone that had been inside since the summer.>

== tap in rounds
-- beginner
El grifo del baño no se calla.
The bathroom tap will not be quiet.
<Hace plic, plic, plic./Cuenta gotas y nunca termina./Lleva tres años con la misma canción.>
<It goes plip, plip, plip./It counts drops and never ends./It has sung one song for three years.>
{aunt} lo arregla los sábados.
{aunt} mends it on Saturdays.
+ Los domingos canta otra vez.
+ On Sundays it sings again.

* —Buenas noches, grifo —dice la máquina.
* “Good night, tap,” says the machine.

* {machine.noise}
* {machine.noise}

La última gota <sale y se queda colgada/mira abajo y no salta/vuelve a subir>.
The last drop <comes out and just hangs there/looks down and does not jump/goes back up>.
Ahora se oye el silencio.
Now you can hear the silence.
+ Es grande y un poco azul.
+ It is big and a bit blue.
-- intermediate
El grifo del baño goteaba desde <hacía tres años/antes de la boda de {aunt}>, y nadie podía con él.
The bathroom tap had been dripping <for three years/since before {aunt} learned to drive>, and nobody could stop it.
+ {aunt} lo arreglaba los sábados, y el domingo volvía a empezar.
+ {aunt} mended it on Saturdays, and on Sundays it began again.

* —Buenas noches, grifo —dijo la máquina.
* “Good night, tap,” said the machine.

* {machine.noise}
* {machine.noise}

La última gota <se asomó, miró abajo y decidió quedarse/se quedó colgada, como quien olvida qué iba a decir>.
The last drop <came out, looked down and decided to stay/hung there, like somebody who forgets what they were going to say>.
Entonces se oyó, por primera vez, el ruido de la casa callada.
Then, for the first time, they could hear the place being quiet.
-- advanced
El grifo del baño llevaba <tres años/desde el martes de la inundación> contando gotas sin llegar a ningún resultado.
The bathroom tap had been counting drops <for three years/since the Tuesday of the flood> without reaching any result.
+ {aunt} lo arreglaba todos los sábados, y él recaía todos los domingos.
+ {aunt} cured it every Saturday, and every Sunday it fell ill again.

* —Buenas noches, grifo —dijo la máquina.
* “Good night, tap,” said the machine.

* {machine.noise}
* {machine.noise}

La última gota <se asomó, calculó la altura y volvió a meterse/se quedó colgada, con una frase a medias>.
The last drop <looked out, judged the height and went back in/hung there, in the middle of a sentence>.
El silencio que vino después era tan nuevo que {aunt} salió a ver qué se había roto.
The silence that followed was so new that {aunt} came out to see what was broken.

== soup in rounds
-- beginner
En la cocina queda sopa.
In the kitchen there is some soup.
<La sopa hace glup./La sopa todavía piensa en la cena./La sopa tiene letras, y escriben «no»./La sopa está muy despierta.>
<The soup says glop./The soup still thinks about supper./It is letter soup, and it spells “no”./The soup is wide awake.>

* —Buenas noches, sopa —dice la máquina.
* “Good night, soup,” says the machine.

* {machine.noise}
* {machine.noise}

La sopa se queda muy quieta.
The soup goes very still.
Le sale una piel fina, como una sábana.
A thin skin grows on it, like a sheet.
+ Una zanahoria saca la cabeza, y luego no.
+ A carrot puts its head out, and then in.
{other} pone la tapa <sin ruido/con las dos manos/y le da un beso a la olla>.
{other} puts the lid on <without a sound/with both hands/and kisses the pan>.
-- intermediate
En la olla quedaba sopa de letras, y <las letras formaban la palabra «no»/hacía glup cada vez que alguien decía «cama»>.
There was letter soup in the pan, and <the letters spelled the word “no”/it said glop whenever anybody said “bed”>.

* —Buenas noches, sopa —dijo la máquina.
* “Good night, soup,” said the machine.

* {machine.noise}
* {machine.noise}

La sopa se quedó quieta y se tapó ella sola con una piel muy fina.
The soup went still and pulled a very thin skin over its head.
+ <Una zanahoria sacó la cabeza, vio que iba en serio y la metió./Las letras se dieron la vuelta y pusieron «zzz».>
+ <A carrot put out its head, saw that this was serious, and took it in./The letters turned round and spelled “zzz”.>
{other} puso la tapa <con las dos manos/como quien cierra un cuento>.
{other} put the lid on <with both hands/the way one shuts a book>.
-- advanced
En la olla quedaba medio litro de sopa de letras, que <llevaba toda la cena formando la palabra «no»/borboteaba cada vez que oía la palabra «cama»>.
In the pan was a pint of letter soup, which <had been spelling the word “no” all through supper/bubbled every time it heard the word “bed”>.

* —Buenas noches, sopa —dijo la máquina.
* “Good night, soup,” said the machine.

* {machine.noise}
* {machine.noise}

Se quedó quieta y se subió hasta la barbilla una piel finísima, de esas que nadie quiere comerse.
It lay still and drew up to its chin one of those thin skins that nobody wants to eat.
+ <Una zanahoria asomó la cabeza por si la cosa no iba en serio, y se hundió./Las letras, una a una, se tumbaron de espaldas.>
+ <A carrot put up its head in case this was not serious, and sank./One by one the letters lay down on their backs.>

== clock in rounds
-- beginner
El reloj grande es difícil.
The big clock is difficult.

—No puedo dormir —dice el reloj—.
“I cannot sleep,” says the clock.
Trabajo de noche.
“I work at night.”

La máquina <piensa un rato/mira la lista/da una vuelta>.
The machine <thinks for a while/looks at the list/turns right round>.

* —Buenas noches, reloj —dice la máquina.
* “Good night, clock,” says the machine.

* {machine.noise}
* {machine.noise}

El reloj cierra un ojo y trabaja con el otro.
The clock shuts one eye and works with the other.
+ <Dice tic, pero ya no dice tac./Su tictac es ahora un ronquido.>
+ <It says tick, but no more tock./Its tick-tock is now a snore.>
-- intermediate
Con el reloj grande hubo un problema.
With the big clock there was a problem.

—Yo no puedo —dijo el reloj—, porque <si me duermo, mañana no llega/alguien tiene que contar la noche>.
“I can’t,” said the clock, “because <if I sleep, tomorrow will not come/somebody has to count the night>.”

* —Buenas noches, reloj —repitió la máquina.
* “Good night, clock,” the machine said again.

* {machine.noise}
* {machine.noise}

El reloj cerró un ojo y siguió trabajando con el otro.
The clock shut one eye and went on working with the other.
+ <Decía tic, pero el tac lo guardó para la mañana./Su tictac sonaba ya a ronquido pequeño.>
+ <It said tick, but it saved the tock for the morning./Its tick-tock already sounded like a small snore.>
-- advanced
El reloj grande alegó que él trabajaba de noche y que, <si se dormía, la mañana no sabría a qué hora venir/sin él, la noche podía durar cualquier cosa>.
The big clock pointed out that it worked nights, and that <if it slept, the morning would not know when to come/without it the night might last any length of time>.

* —Buenas noches, reloj —insistió la máquina.
* “Good night, clock,” the machine insisted.

* {machine.noise}
* {machine.noise}

Al final llegaron a un acuerdo: cerró un ojo y siguió de guardia con el otro.
In the end they reached an agreement: it shut one eye and stayed on duty with the other.
+ <Dio el tic, y el tac lo guardó para el desayuno./A los diez minutos, el tictac era un ronquido con corbata.>
+ <It gave its tick, and put the tock away for breakfast./Ten minutes later the tick-tock was a snore in a tie.>

== broom in rounds
-- beginner
La escoba duerme de pie.
The broom sleeps standing up.
<Siempre duerme con el pelo hacia abajo./Nadie le ha dado nunca una cama./Hoy no tiene sueño: quiere bailar.>
<It always sleeps on its hair./Nobody ever gave it a bed./Today it is not sleepy: it wants to dance.>

—Eso no es dormir —dice {kid}.
“That is not sleeping,” says {kid}.

{kids} la [tumba|tumban] en el sofá con un cojín.
{kids} [lays|lay] it on the sofa with a cushion.

* —Buenas noches, escoba —dice la máquina.
* “Good night, broom,” says the machine.

* {machine.noise}
* {machine.noise}

+ La escoba es <más larga que el sofá/muy mala para compartir>.
+ The broom is <longer than the sofa/not good at sharing>.
+ Le salen los pies por un lado.
+ Its feet stick out at one end.
-- intermediate
La escoba llevaba toda la vida durmiendo de pie, <con el pelo hacia abajo/detrás de una puerta>.
All its life the broom had slept standing up, <on its hair/behind a door>.
{kids} la [tumbó|tumbaron] en el sofá y le [puso|pusieron] un cojín debajo del pelo.
{kids} laid it on the sofa and put a cushion under its hair.

* —Buenas noches, escoba —dijo la máquina.
* “Good night, broom,” said the machine.

* {machine.noise}
* {machine.noise}

+ El sofá le quedaba corto, y <le salían los pies por la ventana/hubo que apartar la mesa>.
+ The sofa was too short for it, so <its feet stuck out of the window/they moved the table>.
+ {aunt}, que iba a sentarse allí, se sentó en el suelo.
+ {aunt}, who was going to sit there, sat on the floor.
-- advanced
La escoba llevaba toda la vida durmiendo de pie y <sobre su propio pelo, que es como dormir sobre una idea/detrás de la puerta, como si la hubieran castigado>.
All its life the broom had slept upright, <on its own hair, which is like sleeping on an idea/behind the door, as if it were being punished>.
{kids} la [acostó|acostaron] en el sofá, con un cojín, y le [quitó|quitaron] una pelusa de la cara.
{kids} put it to bed on the sofa, with a cushion, and wiped a bit of fluff off its face.

* —Buenas noches, escoba —dijo la máquina.
* “Good night, broom,” said the machine.

* {machine.noise}
* {machine.noise}

+ Como {aunt} iba a sentarse justo allí, tuvo que leer el periódico en el suelo.
+ As {aunt} had been about to sit just there, the newspaper had to be read on the floor.

== trousers in rounds
-- beginner
Hay un pantalón en una silla.
There are some trousers on a chair.
<Es de {aunt}./Está muy cansado: ha subido dos montes./Tiene una rodilla rota.>
<They are {aunt}’s trousers./They are tired from two hills./One knee has a hole.>

* —Buenas noches, pantalón —dice la máquina.
* “Good night, trousers,” says the machine.

* {machine.noise}
* {machine.noise}

Primero se duerme una pierna.
First one leg falls asleep.
La otra todavía <da patadas/quiere correr/anda por el aire>.
The other one still <kicks/wants to run/walks in the air>.

—Tú también —dice {other}.
“You too,” says {other}.

+ Del bolsillo sale <un ronquido/una nuez/un billete de tren>.
+ Out of the pocket comes <a snore/a nut/a train ticket>.
-- intermediate
En una silla colgaba el pantalón de {aunt}, <con una rodilla rota/que ese día había subido dos montes>.
Over a chair hung the trousers of {aunt}, <with one knee torn/which had climbed two hills that day>.

* —Buenas noches, pantalón —dijo la máquina.
* “Good night, trousers,” said the machine.

* {machine.noise}
* {machine.noise}

Se durmió la pierna izquierda, pero la derecha <seguía dando patadas/quería correr un poco más>.
The left leg fell asleep, but the right one <went on kicking/wanted to run a little longer>.
{other} le cantó media canción, hasta que se dobló por la raya.
{other} sang it half a song, until it folded along the crease.
+ Del bolsillo cayó <una nuez/un billete de tren que nadie recordaba>.
+ Out of the pocket fell <a nut/a train ticket that nobody remembered>.
-- advanced
El pantalón de {aunt}, que colgaba de una silla, <había subido aquel día dos montes y medio/traía una rodilla rota y no quería hablar de ello>.
The trousers of {aunt}, hanging over a chair, <had climbed two and a half hills that day/had a torn knee and did not wish to discuss it>.

* —Buenas noches, pantalón —dijo la máquina.
* “Good night, trousers,” said the machine.

* {machine.noise}
* {machine.noise}

La pierna izquierda se durmió en el acto, pero la derecha <siguió pedaleando en el aire/pidió agua> y hubo que cantarle.
The left leg fell asleep at once, but the right one <went on cycling in the air/asked for water> and had to be sung to.
+ Cuando por fin se dobló por la raya, del bolsillo cayó <una nuez/un billete de tren caducado>.
+ When it finally folded along the crease, out of the pocket fell <a nut/an old train ticket>.

== fridge in rounds
-- beginner
La nevera tiene una luz dentro.
The fridge has a light inside.

—¿Esa luz duerme? —pregunta {other}.
“Does that light sleep?” asks {other}.

* —Buenas noches, nevera —dice la máquina.
* “Good night, fridge,” says the machine.

* {machine.noise}
* {machine.noise}

{kid} abre la puerta <muy poco/de repente/con la nariz>: hay luz.
{kid} opens the door <a little/suddenly/with one foot>: there is light.
Cierra y abre otra vez: hay luz.
{kid} shuts it and looks again: there is light.
<Un yogur se tapa los ojos./Un huevo dice «por favor»./El queso se da la vuelta.>
<A yogurt covers its eyes./An egg says “please”./The cheese turns over.>
+ Al fin cierra, y nadie mira más.
+ It is shut at last, and nobody looks again.
-- intermediate
Con la nevera había una pregunta muy vieja: si la luz de dentro duerme o no.
About the fridge there was a very old question: does the light inside it sleep?

* —Buenas noches, nevera —dijo la máquina.
* “Good night, fridge,” said the machine.

* {machine.noise}
* {machine.noise}

{kid} abrió de golpe, y la luz estaba encendida.
{kid} pulled the door open, and the light was on.
{other} abrió después <con mucho disimulo/por detrás de un periódico/de rodillas>, y también.
{other} opened it <in secret/from behind a newspaper/on both knees>, and it still was.
+ <A la tercera, un huevo pidió por favor que lo dejaran en paz./A la tercera, el queso se dio la vuelta.>
+ <The third time an egg asked, please, to be left alone./The third time the cheese turned over.>
-- advanced
La nevera planteaba una duda antigua, la de <si la luz de dentro se duerme cuando nadie la ve/qué hace la luz cuando se cierra la puerta>.
The fridge raised an old question, which was <whether the light inside sleeps when nobody sees it/what the light does once the door is shut>.

* —Buenas noches, nevera —dijo la máquina.
* “Good night, fridge,” said the machine.

* {machine.noise}
* {machine.noise}

{kid} abrió de golpe, y después con mucho disimulo, pero la luz siempre había llegado antes.
{kid} opened it with a jerk, and then very much on the sly, but the light was always there first.
+ <A la tercera vez, un huevo rogó que se respetara el descanso de los demás./A la tercera vez, el queso se dio la vuelta con mucha intención.>
+ <The third time, an egg begged them to think of those who had to get up early./The third time, the cheese turned over in a very pointed way.>

== socks in rounds
-- beginner
Los calcetines duermen de dos en dos.
Socks sleep two by two.
Pero un calcetín <rojo/verde/de rayas> no tiene pareja.
But one <red/green/stripy> sock has no partner.

* —Buenas noches, calcetín —dice la máquina.
* “Good night, sock,” says the machine.

* {machine.noise}
* {machine.noise}

El calcetín no se duerme.
The sock does not sleep.
{kid} busca y encuentra <un guante sin par/una manopla/un gorro de huevo>.
{kid} looks, and finds <one lonely glove/one mitten/an egg cosy>.
Lo pone a su lado.
{kid} puts it beside the sock.
<Se abrazan sin hacer preguntas./Hablan un poco y se duermen./El calcetín lo abraza con todo el talón.>
<They hug and ask no questions./They talk a little and fall asleep./The sock hugs it with its whole heel.>
-- intermediate
Los calcetines dormían por parejas, menos uno <rojo/verde/de rayas>, que había perdido a su hermano en la lavadora.
The socks slept in pairs, except a <red/green/stripy> one, which had lost its brother in the wash.

* —Buenas noches, calcetín —dijo la máquina.
* “Good night, sock,” said the machine.

* {machine.noise}
* {machine.noise}

No hubo manera, hasta que {kid} le trajo <un guante sin pareja/una manopla de horno/un gorrito de huevo>.
It was no use, until {kid} brought it <a glove without a partner/an oven mitt/an egg cosy>.
<Se miraron, se hicieron un nudo y ya no se movieron./Hablaron un rato de dedos y se durmieron.>
<They looked at each other, made a knot and did not move again./They talked about fingers and toes for a while, and slept.>
-- advanced
Los calcetines dormían por parejas, salvo uno <rojo/verde/de rayas> al que la lavadora había dejado sin hermano.
The socks slept in pairs, all but a <red/green/stripy> one, whose brother had gone into the wash and never come out.

* —Buenas noches, calcetín —dijo la máquina.
* “Good night, sock,” said the machine.

* {machine.noise}
* {machine.noise}

Como no había manera de que cerrara el elástico, {kid} le presentó a <un guante sin pareja/una manopla de horno/un gorrito de huevo>.
As it would not shut its elastic at all, {kid} introduced it to <a glove without a partner/an oven mitt/an egg cosy>.
+ <Se hicieron un nudo, y no hubo quien los separara hasta el lunes./Hablaron un rato de dedos, tema en el que ninguno estaba de acuerdo, y se durmieron.>
+ <They tied a knot, and nobody could part them until Monday./For a while they talked about fingers and toes, on which they did not agree, and slept.>

== moth in rounds
-- beginner
Hay una polilla en la ventana.
There is a moth on the window.
No está en la lista.
It is not on the list.
<Ha venido por la lámpara, y la lámpara duerme./Quiere entrar, pero no hay luz./Da golpes con la cabeza.>
<It came for the lamp, and the lamp is asleep./It wants to come in, but there is no light./It knocks with its head.>

—¿Y ella? —pregunta {kid}.
“What about that one?” asks {kid}.

* —Buenas noches, polilla —dice la máquina.
* “Good night, moth,” says the machine.

* {machine.noise}
* {machine.noise}

La polilla <se sienta en la cortina/se posa en {machine.part}/se pliega como una carta>.
The moth <sits down on the curtain/sits down on {machine.part}/folds up like a letter>.
+ Ahora parece una mancha de té.
+ Now it looks like a spot of tea.
-- intermediate
En la ventana había una polilla, que no estaba en la lista.
On the window was a moth, which was not on the list.
<Venía por la lámpara y la había encontrado dormida./Daba golpes con la cabeza, muy educada.>
<It had come for the lamp, and had found it asleep./It was knocking with its head, very politely.>

* —Buenas noches, polilla —dijo la máquina.
* “Good night, moth,” said the machine.

* {machine.noise}
* {machine.noise}

La polilla se plegó como una carta y se quedó en <la cortina/{machine.part}>.
The moth folded up like a letter and stayed on <the curtain/{machine.part}>.
+ Hubo que apuntarla en la lista, con lápiz.
+ It had to be put on the list, in pencil.
-- advanced
Contra la ventana se daba de cabezazos una polilla que no figuraba en la lista y que <venía a ver a la lámpara/preguntaba, a su modo, quién había apagado>.
Knocking at the window with its head was a moth that was not on the list, and that <had come to see the lamp/was asking, in its way, who had put out the light>.

* —Buenas noches, polilla —dijo la máquina.
* “Good night, moth,” said the machine.

* {machine.noise}
* {machine.noise}

El bicho se plegó como una carta, se echó en <la cortina/el buzón de {machine.part}> y ya no contestó nadie.
The creature folded itself like a letter, settled on <the curtain/the rim of {machine.part}>, and was not at home to visitors.
+ Hubo que añadirla a la lista con lápiz, para que no hubiera quejas.
+ It had to be added to the list in pencil, so that there would be no complaints.

== mirror in troubles
-- beginner
En el pasillo hay un espejo.
In the corridor there is a mirror.
La máquina ve otra máquina allí.
The machine sees another machine in it.

—Buenas noches —dice la máquina.
“Good night,” says the machine.

La otra no se duerme.
The other one does not sleep.
<La máquina lo dice nueve veces./Se miran durante media hora./Las dos esperan, muy educadas.>
<The machine says it nine times./They look at each other for half an hour./Both of them wait, very politely.>

—Es muy terca —dice la máquina.
“She is very stubborn,” it says.

{other} <cubre el espejo con un abrigo/da la vuelta al espejo/pone una toalla>.
{other} <hangs a coat over the mirror/turns the mirror round/puts a towel over it>.

+ —Ya se ha ido a la cama —dice {other}.
+ “There, that one is in bed,” says {other}.
-- intermediate
En el espejo del pasillo, la máquina se encontró con otra igual.
In the corridor mirror, the machine met another one just like it.

@speaker —Buenas noches —dijo, y esperó a que la otra se durmiera.
“Good night,” it said, and waited for the other to go to sleep.

La otra esperaba lo mismo, y así pasó <media hora/un tren/un buen rato>.
The other was waiting for the same thing, and so <half an hour/a train/a long while> went by.

+ —Es guapa, pero muy terca —opinó la máquina.
+ “Pretty, but very stubborn,” was the machine’s opinion.

Por fin, {other} <colgó un abrigo delante/puso el espejo de cara a la pared>, y la máquina respiró.
In the end {other} <hung a coat over it/turned the mirror to the wall>, and the machine could breathe.
-- advanced
En el espejo del pasillo, la máquina se topó con una desconocida que llevaba {machine} exactamente iguales.
In the corridor mirror the machine came upon a stranger with {machine} exactly like its own.

—Buenas noches —se dijeron a la vez, y las dos se quedaron esperando a que la otra se durmiera.
“Good night,” they said together, and each of them waited for the other to fall asleep.

Pasó <media hora/un tren/un anuncio entero de detergente>, porque ninguna quería ser la primera.
<Half an hour/A train/A whole advert for soap> went by, because neither cared to be first.
Hubo que <colgar un abrigo delante/poner el espejo de cara a la pared> para que la máquina siguiera su camino, y aun así volvía la cabeza.
They had to <hang a coat over it/turn the mirror to the wall> before the machine would move on, and even then it kept looking back.

== cat in troubles
-- beginner
El gato está en la línea veinte.
The cat is on line twenty.

—Buenas noches, gato —dice la máquina.
“Good night, cat,” says the machine.

—No —dice el gato con la cola.
“No,” says the cat with its tail.

La máquina lo repite <más alto/más bajo/en verso>.
The machine says it again, <louder/softer/in rhyme>.
El gato abre <un ojo/la boca/una pata> y sale por la ventana.
The cat opens <one eye/its mouth/one paw> and leaves by the window.

—El gato trabaja ahora —dice {kid}.
“The cat goes to work now,” says {kid}.

En la lista pone ahora: «gato, mañana».
Now the list says: “cat, tomorrow”.
+ <La máquina está un poco triste./La máquina lo apunta con letra pequeña.>
+ <The machine is a little sad./The machine makes a very small note.>
-- intermediate
El gato estaba en la línea veinte, y <se lavaba una pata/miraba un punto de la pared>.
The cat was on line twenty, and <it was washing a paw/it was looking at a spot on the wall>.

—Buenas noches, gato —dijo la máquina, {machine.and}.
“Good night, cat,” said the machine, {machine.and}.

El gato dijo que no con la cola, <que es como lo dicen ellos/y lo dijo dos veces>.
The cat said no with its tail, <which is how cats say it/and it said it twice>.
Luego salió por la ventana, porque los gatos entran a trabajar a esa hora.
Then it left by the window, because that is when cats go to work.
+ Desde entonces pone en la lista: «gato, por la mañana».
+ Since then it says on the list: “cat, in the morning”.
-- advanced
El gato, que ocupaba la línea veinte, escuchó las buenas noches <sin dejar de lavarse una pata/con la mirada fija en un punto de la pared>.
The cat, who was line twenty, heard its good night <without leaving off washing a paw/with its eyes fixed on a spot on the wall>.
Después dijo que no con la cola, y lo dijo en dos idiomas.
Then it said no with its tail, and said it in two languages.

—Los gatos entran a trabajar ahora —explicó {kid}—, así que habrá que darle los buenos días.
“Cats go to work now,” explained {kid}, “so we had better wish it good morning.”

+ Salió por la ventana con la prisa <de un médico/de quien llega tarde a la oficina>, y nadie ha sabido nunca de qué trabaja.
+ It left by the window in the hurry <of a doctor/of somebody late for the office>, and nobody has ever found out what it does.

== asleep in troubles
-- beginner
En la cocina está {aunt} con un <bocadillo/plátano/vaso de leche>.
{aunt} is in the kitchen with <a sandwich/a banana/a glass of milk>.

—¿Qué es ese ruido? —pregunta.
“What is that noise?” {aunt.he} asks.

La máquina no distingue.
The machine cannot tell people from spoons.

* —Buenas noches, {aunt.call} —dice la máquina.
* “Good night, {aunt.call},” says the machine.

* {machine.noise}
* {machine.noise}

{aunt} se duerme de pie, con la boca abierta.
{aunt} falls asleep standing up, mouth open.
{kids} <le [pone|ponen] un cojín/[salva|salvan] la cena/[pone|ponen] una silla debajo>.
{kids} <[brings|bring] a cushion/[saves|save] the supper/[puts|put] a chair underneath>.
+ Ronca como <una moto/un oso/un tren lejos>.
+ The snore is like <a motorbike/a bear/a train far away>.
-- intermediate
En la cocina estaba {aunt}, a punto de morder <un bocadillo/un plátano/una galleta>.
{aunt} was in the kitchen, about to bite into <a sandwich/a banana/a biscuit>.
La máquina no distinguía muy bien entre las personas y los muebles.
The machine could not tell people from furniture.

* —Buenas noches, {aunt.call} —dijo la máquina.
* “Good night, {aunt.call},” said the machine.

* {machine.noise}
* {machine.noise}

{aunt} se durmió de pie, a un dedo de la comida.
{aunt} fell asleep standing up, an inch from the food.
{kids} le [puso|pusieron] <una silla debajo/un cojín detrás>, y [terminó|{other} terminó] la cena por {aunt.her}.
{kids} pushed <a chair underneath/a cushion behind>, and [finished|{other} finished] the supper.
-- advanced
La máquina no hacía diferencias entre personas y muebles, y en la cocina estaba {aunt}, a punto de morder <un bocadillo/un plátano/una galleta>.
The machine made no difference between people and furniture, and in the kitchen was {aunt}, about to bite <a sandwich/a banana/a biscuit>.

* —Buenas noches, {aunt.call} —dijo la máquina.
* “Good night, {aunt.call},” said the machine.

* {machine.noise}
* {machine.noise}

{aunt} se durmió de pie, con la boca abierta y la cena a un dedo de los dientes.
{aunt} fell asleep upright, mouth open, with supper an inch away.
{kids} le [acercó|acercaron] una silla, que hizo el resto, y <alguien tuvo que terminarse la cena/los ronquidos ayudaron a dormir a las sartenes>.
{kids} brought a chair, which did the rest, and <somebody had to finish the supper/the snores helped the saucepans to drop off>.

== rug in troubles
-- beginner
Ahora viene la alfombra.
Now comes the rug.
La máquina <se sube encima/pasa por el medio/no la ve bien>.
The machine <drives onto it/goes across the middle/does not see it well>.

* —Buenas noches, alfombra —dice la máquina.
* “Good night, rug,” says the machine.

* {machine.noise}
* {machine.noise}

La alfombra duerme siempre en rollo.
The rug always sleeps in a roll.
Se enrolla, y la máquina está dentro.
It rolls up, and the machine is inside.

—Mmm, mmm —dice el rollo.
“Mmm, mmm,” says the roll.

{kids} [tira|tiran] <de una esquina/de una rueda/de las dos puntas>.
{kids} [pulls|pull] <one corner/one wheel/both ends>.
+ <Salen la máquina, un botón y una uva./Salen la máquina y mucho polvo.>
+ <Out come the machine, a button and a grape./Out come the machine and a lot of dust.>
-- intermediate
La máquina dio las buenas noches a la alfombra desde encima, y eso fue un error.
The machine said good night to the rug from on top of it, and that was a mistake.
Las alfombras duermen enrolladas, y esta <tenía mucho sueño/no miró quién había dentro>.
Rugs sleep rolled up, and this one <was very sleepy/did not look who was inside>.

@- —Mmm, mmm —se oía dentro del rollo, {machine.and}.
“Mmm, mmm,” came from inside the roll, {machine.and}.

{kids} [tiró|tiraron] <de un fleco/de una rueda>, y la alfombra protestó en sueños.
{kids} pulled <at the fringe/at a wheel>, and the rug complained in its sleep.
+ Salieron la máquina, <un botón y una uva/dos canicas y un peine>.
+ Out came the machine, <a button and a grape/two marbles and a comb>.
-- advanced
A la alfombra le dio las buenas noches desde encima, y fue un error, porque las alfombras duermen enrolladas.
It said good night to the rug while standing on it, which was a mistake, because rugs sleep rolled up.

—Mmm —decía el rollo, con una voz que se parecía mucho a la de la máquina.
“Mmm,” said the roll, in a voice a good deal like the machine’s.

{kids} [tiró|tiraron] <de un fleco/de lo que parecía una rueda> hasta que la alfombra, medio dormida, soltó <la máquina, un botón y una uva/la máquina, dos canicas y un peine>.
{kids} pulled <at the fringe/at what seemed to be a wheel> until the rug, half asleep, let go of <the machine, a button and a grape/the machine, two marbles and a comb>.
+ Hubo que pedirle perdón en voz baja, y alisarle los flecos.
+ It had to be told sorry, in a low voice, and have its fringe combed.

== echo in troubles
-- beginner
Dentro del armario está muy oscuro.
Inside the wardrobe it is very dark.

—Buenas noches, armario —dice la máquina.
“Good night, wardrobe,” says the machine.

—Ario, ario —contesta el armario.
“Drobe, drobe,” answers the wardrobe.

La máquina <da un salto/va marcha atrás/se esconde detrás de {kid}>.
The machine <jumps/goes backwards/hides behind {kid}>.

—Es el eco —dice {other}—.
“It is the echo,” says {other}.
También tiene sueño.
“It is sleepy too.”

—Buenas noches, eco —dice la máquina muy bajito.
“Good night, echo,” says the machine very softly.

<Nadie contesta./El eco ya no contesta nada.>
<Nobody answers./The echo says nothing more.>
-- intermediate
Del armario grande salía olor a <naftalina/abrigo viejo/manzana> y la puerta estaba abierta.
The big wardrobe smelled of <mothballs/old coats/apples>, and its door was open.

—Buenas noches, armario —dijo la máquina, y alguien contestó «ario».
“Good night, wardrobe,” said the machine, and somebody answered “drobe”.

La máquina <se escondió detrás de {kid}/retrocedió hasta la pared>, y le temblaban todas las tuercas.
The machine <hid behind {kid}/backed against the wall>, and all its screws were shaking.

—Solo es el eco —dijo {other}—, y también le gusta que lo saluden.
“It is only the echo,” said {other}, “and it likes to be spoken to.”

Así que hubo un «buenas noches, eco», muy bajito, y nadie contestó.
So there was a “good night, echo”, very low, and nobody answered.
-- advanced
El armario grande, que <olía a naftalina/guardaba los abrigos de tres abuelas>, tenía la puerta entornada.
The big wardrobe, which <smelled of mothballs/held the coats of three grandmothers>, had its door ajar.

—Buenas noches, armario —dijo la máquina, y desde el fondo alguien le contestó «ario».
“Good night, wardrobe,” said the machine, and from the very back somebody answered “drobe”.

Hizo falta que {kid} le explicara lo que era un eco y <le sujetara una rueda/le apretara dos tuercas>.
{kid} had to explain what an echo was, and <hold on to one wheel/tighten two of its screws>.
Después la máquina le dio las buenas noches también a él, en voz baja, y no respondió nadie.
Then it said good night to the echo as well, under its breath, and nobody replied.

== oil long
-- beginner
A media noche, la máquina va despacio.
At midnight the machine goes slowly.

@speaker —Tengo sed —dice.
“I am thirsty,” it says.

{kid} le da <aceite de oliva/mantequilla/aceite de sardinas> con una cuchara pequeña.
{kid} gives it <olive oil/butter/sardine oil> from a very small spoon.
La máquina <suspira/hace un ruido feo/pide más>.
The machine <sighs/makes a rude noise/asks for more>.

@speaker —Perdón —dice luego.
“Pardon me,” it says then.

{other} cuenta las líneas del papel.
{other} counts the lines on the paper.
Ya duermen cuarenta.
Forty are asleep.
Falta una sola línea.
Only one line is left.
<Todo el mundo bosteza, también la puerta./Hasta la puerta bosteza./La casa entera respira despacio.>
<Everything yawns, even the door./The door gives a long yawn./All around, things breathe slowly.>
{place.late}
{place.late}
-- intermediate
A media noche la máquina empezó a rodar más despacio y a <chirriar/hablar como un pato>.
At midnight the machine began to roll more slowly and to <squeak/talk like a duck>.
{kid} le dio <aceite de oliva/aceite de sardinas/un poco de mantequilla> con una cucharilla.
{kid} gave it <olive oil/sardine oil/a little butter> from a teaspoon.

—Perdón —dijo la máquina, después de un ruido muy feo.
“Pardon me,” said the machine, after a very rude noise.

{other} contó las líneas, y ya dormían cuarenta cosas.
{other} counted the lines, and forty things were asleep.
<La puerta bostezaba con todas las bisagras./Se oía respirar hasta a los botones./Nadie quedaba en pie más que [{kid}|ellos].>
<The door was yawning with all its hinges./You could hear even the buttons breathe./Nothing else was awake.>
Solo faltaba una línea, y después a la cama.
There was just one line to go, and then bed.
-- advanced
Hacia la media noche, la máquina empezó a <chirriar/hablar como un pato acatarrado> y a rodar cada vez más despacio.
Towards midnight the machine began to <squeak/talk like a duck with a cold> and to roll more and more slowly.
{kid} le dio <aceite de oliva/aceite de sardinas/mantequilla derretida> con una cucharilla, y la máquina pidió perdón por lo que sonó después.
{kid} fed it <olive oil/sardine oil/melted butter> from a teaspoon, and the machine said sorry for the noise that followed.
{other} contó las líneas: cuarenta dormían ya, y <la puerta bostezaba con todas sus bisagras/se oía respirar a los botones>.
{other} counted the lines: forty were asleep, and <the door was yawning on all its hinges/you could hear the buttons breathe>.
Quedaba una sola, la de abajo, la que nadie había querido mirar hasta entonces.
One was left, the bottom one, which nobody had cared to look at until then.

== stuck
-- beginner
<Falta la última línea/Queda una sola línea/Ahora viene la última línea>: {topic}.
<There is one last line/Only one line is left/Now comes the last line>: {topic}.

—¿Dónde está su cama? —pregunta la máquina.
“Where is the bed for that one?” asks the machine.

<Nadie lo sabe./Es una buena pregunta./Eso no lo ha preguntado nadie nunca.>
<Nobody knows./It is a good question./Nobody has ever asked that.>
La máquina busca <en el horno/en el paraguas/en la jaula vacía> y debajo de todo.
The machine looks <in the oven/in the umbrella/in the empty cage> and under everything.
+ No se puede parar.
+ It cannot stop.
+ Hace ruido, y <una cuchara se despierta/la lámpara abre un ojo>.
+ It makes a noise, and <a spoon wakes up/the lamp opens one eye>.
-- intermediate
Solo quedaba la última línea, {topic}.
Only the last line was left, {topic}.

@speaker —¿Y eso dónde duerme? —preguntó, y no lo sabía nadie.
“And where does that one sleep?” it asked, and nobody knew.

Buscó <en el horno/dentro del paraguas/en la jaula vacía> y luego debajo de todo, cada vez más deprisa.
It looked <in the oven/inside the umbrella/in the empty cage> and then under everything, faster and faster.
+ Sin terminar la lista no se podía parar, y <ya se había despertado una cuchara/la lámpara abría un ojo>.
+ It could not stop before the end of the list, and <one spoon was awake already/the lamp was opening an eye>.
-- advanced
Ya solo quedaba la última línea, {topic}, y nadie le conocía ninguna cama.
Now only the last line was left, {topic}, and nobody knew of any bed for that.

—¿Y eso dónde duerme? —gritaba la máquina, mientras registraba <el horno/el paragüero/la jaula vacía>.
“And where does that one sleep?” the machine kept shouting, searching <the oven/the umbrella stand/the empty cage>.

+ Sin acabar la lista no podía pararse, y cada vez rodaba más deprisa.
+ It could not stop before the list was done, and it rolled faster and faster.
+ <Ya se habían despertado dos cucharas, y murmuraban./La lámpara abrió un ojo y lo cerró, muy ofendida.>
+ <Two of the spoons were awake already, and muttering./The lamp opened one eye and shut it, deeply offended.>

== slipper ages=3-5,6-8
-- beginner
{kid} tiene una idea.
{kid} has an idea.
Escribe en una tarjeta {topic}.
{kid} takes a card and writes {topic}.
{other} trae {bed}.
{other} brings {bed}.
<Es justo del tamaño de la tarjeta./La tarjeta cabe muy bien./La tarjeta cabe de lado.>
<It is just as big as the card./The card fits very well./The card fits sideways.>
<Una servilleta es la manta./La manta es una hoja de lechuga./La manta es un pañuelo con barcos.>
<A napkin is the blanket./The blanket is a lettuce leaf./The blanket is a hanky with boats on it.>

—Ya tiene cama —dice {other}.
“Now there is a bed,” says {other}.

<La máquina se acerca muy despacio./La máquina mira dentro./La máquina baja la voz.>
<The machine comes very slowly./The machine looks in./The machine turns its voice down.>
-- intermediate
Entonces {kid} escribió {topic} en una tarjeta.
Then {kid} wrote {topic} on a card.
{other} trajo {bed}, y la tarjeta cabía justo dentro.
{other} brought {bed}, and the card just fitted inside.
+ <La manta fue una hoja de lechuga./La manta fue un pañuelo con barcos./De manta pusieron una servilleta limpia.>
+ <The blanket was a lettuce leaf./The blanket was a handkerchief with boats on it./For a blanket they took a clean napkin.>

—Ya tiene cama —anunció {other}, y la máquina se acercó de puntillas.
“There, now it has a bed,” {other} announced, and the machine came on tiptoe.
-- advanced
Entonces {kid} escribió {topic} en una tarjeta, con su mejor letra.
Then {kid} wrote {topic} on a card, in the very best handwriting.
{other} trajo {bed}, donde la tarjeta cabía como hecha a medida.
{other} brought {bed}, where the card fitted as if it had been measured.
+ <Una hoja de lechuga, sin aliñar, sirvió de manta./Como manta le pusieron un pañuelo con barcos./Una servilleta limpia, doblada, sirvió de manta.>
+ <A lettuce leaf, without dressing, served as a blanket./For a blanket it had a handkerchief with boats on it./A clean napkin, folded over, served as a blanket.>
La máquina se acercó, sin respirar, sobre la punta de las ruedas.
The machine came up, without breathing, on the tips of its wheels.

== tuck medium ages=3-5
-- beginner
Falta un beso.
There is no kiss yet.
{kid} da un beso a la tarjeta.
{kid} gives the card a kiss.
<Sabe a tinta./Suena a papel./La manta se cae un poco.>
<It tastes of ink./It sounds like paper./The blanket slips a little.>
{other} da otro a la máquina.
{other} gives the machine one too.
La máquina se pone <roja/muy caliente/a temblar> y no dice nada.
The machine <goes red/gets warm/shakes a bit> and says nothing.
-- intermediate
Faltaba el beso, y {kid} se lo dio a la tarjeta.
The kiss was missing, so {kid} gave one to the card.
<Sabía a tinta./Hizo ruido de papel.>
<It had the taste of ink./It made a papery noise.>
{other} le dio otro a la máquina, que <se puso muy caliente/tembló hasta las ruedas> y se calló.
{other} gave another to the machine, which <grew very warm/shook down to its wheels> and was quiet.
-- advanced
Faltaba el beso, que {kid} le dio a la tarjeta, y <sabía a tinta/sonó a papel>.
The kiss was still missing, so {kid} gave one to the card, and <it tasted of ink/it sounded of paper>.
El siguiente fue para la máquina, que <se calentó como una tetera/tembló hasta la última rueda> y tardó un rato en recuperar la voz.
The next was for the machine, which <grew as warm as a kettle/shook down to its last wheel> and took a while to find its voice.

== cellar medium ages=6-8
-- beginner
Pero falta un sitio tranquilo.
But there must be a quiet spot.
El único está al final del pasillo.
The only one is at the end of the corridor.
Allí no hay luz.
There is no light there.
{kids} [anda|andan] con una mano en la pared.
{kids} [walks|walk] with one hand on the wall.
Algo <respira/cruje/hace chis>.
Something <breathes/creaks/hisses>.
Es la máquina, que tiene miedo.
It is the machine, and it is afraid.
-- intermediate
Faltaba un sitio tranquilo, y el único estaba al fondo del pasillo, donde no había luz.
There had to be a quiet spot, and the only one was down the corridor, where there was no light.
{kids} [fue|fueron] con una mano en la pared, contando <puertas/pasos/clavos>.
{kids} went with one hand on the wall, counting <doors/steps/nails>.
Detrás, algo respiraba muy fuerte, y era la máquina, que tenía miedo.
Behind them something breathed very loudly, and it was the machine, which was afraid.
-- advanced
El único rincón tranquilo estaba al fondo del pasillo, donde no llegaba ninguna luz.
The only quiet corner was at the far end of the corridor, where no light ever reached.
{kids} [avanzó|avanzaron] con una mano en la pared, contando <puertas/clavos>, mientras algo respiraba cada vez más fuerte detrás.
{kids} went forward with one hand on the wall, counting <doors/nails>, while something breathed louder and louder behind.
Era la máquina, que no había salido nunca de noche.
It was the machine, which had never been out at night.

== battery ages=9-12
-- beginner
{other} escribe en una tarjeta {topic}.
{other} takes a card and writes {topic}.
La tarjeta duerme en {bed}.
The card’s bed is {bed}.
Pero la máquina se queda sin pilas.
But the machine has no more power.
Las únicas pilas están en la radio.
The only batteries are in the radio.
En la radio está la final, <y van tres a tres/y queda un minuto/y hay penalti>.
On the radio is the final, <and it is three all/with one minute to go/and there is a penalty>.
{kid} escucha la mitad de una palabra.
{kid} hears half of one word.
Entonces abre la radio.
Then {kid} opens the radio.
-- intermediate
{other} escribió {topic} en una tarjeta.
{other} wrote {topic} on a card.
La acostó en {bed}, con mucho cuidado.
Its bed was {bed}, and it fitted.
Pero la máquina se quedó sin pilas, y las únicas estaban en la radio.
But the machine’s batteries died, and the only others were in the radio.
En la radio daban la final, <que iba tres a tres/y quedaba un minuto/y el árbitro pitaba penalti>.
The radio had the final on, <and it was three all/with one minute to go/and there was a penalty>.
{kid} escuchó hasta que alguien gritó «¡y…!», y sacó las pilas.
{kid} listened until somebody shouted “and…!”, and took them out.
-- advanced
{other} escribió {topic} en una tarjeta y la acostó en {bed}.
{other} wrote {topic} on a card and laid it in {bed}.
Justo entonces a la máquina se le acabaron las pilas.
Just then the machine’s batteries gave out.
Las únicas estaban en la radio, donde la final <iba tres a tres/entraba en el último minuto/se decidía de penalti>.
The only others were in the radio, where the final <stood at three all/was in its last minute/hung on a penalty>.
{kid} escuchó al locutor tomar aire para gritar, y en ese aire sacó las pilas.
{kid} heard the announcer breathe in to shout, and in that breath took them out.

== result medium ages=9-12
-- beginner
La radio se calla.
The radio goes silent.
En otras casas gritan, pero no se entiende el nombre.
Other people shout, but the name is not clear.
{kid} mira la radio vacía <un buen rato/con las manos en los bolsillos>.
{kid} looks at the empty radio <for a while/without a word>.
+ Esa final solo se juega una vez.
+ That final is played only once.
-- intermediate
La radio se calló, y en alguna parte mucha gente gritó a la vez.
The radio fell silent, and somewhere a lot of people shouted together.
No se entendía qué nombre gritaban.
It was not clear what name they were shouting.
{kid} se quedó mirando la radio vacía <un buen rato/con la tapa en la mano>.
{kid} stood looking at the empty radio <for quite a while/with its lid in one hand>.
-- advanced
En alguna parte gritó muchísima gente a la vez, pero no se entendía qué nombre.
Somewhere a great many people shouted at once, but there was no telling what name.
Una final así se juega una vez en la vida, y {kid} se quedó <con la tapa de la radio en la mano/mirando el hueco de las pilas> hasta que volvió el silencio.
A final like that is played once in a lifetime, and {kid} stood <holding the lid of the radio/looking at the two empty slots> until it was quiet again.

== end
-- beginner
—Buenas noches —dice la máquina a la tarjeta.
“Good night,” says the machine to the card.

<La lista está terminada./Son cuarenta y una./Ya no queda ninguna línea.>
<The list is done./That makes forty-one./There are no more lines.>
<Pero la máquina tiene la luz encendida./Pero la máquina no se apaga./Pero la máquina no cierra el ojo.>
<But the machine’s light is still on./But the machine does not go out./But the machine does not close its eye.>
{kid} <escribe una línea más abajo/saca el lápiz otra vez/pone una línea más>.
{kid} <writes one line more/takes the pencil again/adds a line>.

* —Buenas noches, máquina —[dice|dicen] {they}.
* “Good night, machine,” [says {kid}|they say].

<Dentro de {machine.part} algo hace clic./La luz se apaga despacio.>
<Inside {machine.part} something goes click./The light slowly goes out.>

A las <seis/cinco/siete> de la mañana se enciende.
At <six/five/seven> in the morning it comes on.

—Buenos días —dice la máquina a {morning}.
“Good morning,” says the machine to {morning}.

Quedan cuarenta.
Forty to go.
-- intermediate
—Buenas noches —dijo la máquina a la tarjeta, <y la lista se acabó/y ya eran cuarenta y una>.
“Good night,” said the machine to the card, <and the list was done/and that made forty-one>.

Pero la luz de la máquina seguía encendida, y {kid} añadió una línea.
But the machine’s own light was still on, so {kid} added one line.

* —Buenas noches, máquina —[dijo|dijeron] {they}.
* “Good night, machine,” [said {kid}|they said].

+ <Dentro de {machine.part} algo hizo clic, y todo se quedó a oscuras./La luz se fue apagando, y alguien, por fin, se durmió primero.>
+ <Inside {machine.part} something went click, and it was dark./The light went down, and at last there was somebody who slept.>

A las seis en punto de la mañana volvió a encenderse.
At six in the morning, sharp, it came on again.

@speaker —Buenos días —le dijo a {morning}, y solo quedaban cuarenta.
“Good morning,” it said to {morning}, and there were only forty to go.
-- advanced
—Buenas noches —le dijo la máquina a la tarjeta, {machine.and}.
“Good night,” said the machine to the card, {machine.and}.

+ <Con eso quedaba tachada la lista entera./Y con esa eran cuarenta y una.>
+ <With that, the whole list was crossed out./And that one made forty-one.>
Su luz, sin embargo, seguía encendida, y {kid} añadió una línea.
Its own light, however, was still on, and {kid} added one line.

* —Buenas noches, máquina —[dijo|dijeron] {they} en voz muy baja.
* “Good night, machine,” [said {kid}|they said], very quietly.

+ <Algo hizo clic dentro de {machine.part}./La luz se fue cerrando como un ojo.>
+ <Something went click inside {machine.part}./The light closed slowly, like an eye.>

A las seis de la mañana, cuando nadie había dormido lo bastante, volvió a encenderse.
At six in the morning, when nobody had slept nearly enough, it came on again.

@speaker —Buenos días —le dijo a {morning}, y ya solo quedaban cuarenta.
“Good morning,” it said to {morning}, and then there were only forty to go.
