plot: Somebody wants what can only be had at the top, where no stairs go; ways of getting up fail one after another, until somebody up there, who has been trying to come down, lets down the other end; at the top there is no trick, only room to try, and the hero asks for one more try when the chairs are already being folded.
kinds: original, classic, humor, sci-fi, horror, adventure, fantasy
ages: 3-5, 6-8, 9-12
topics: dreamer, dreamer:skill, wish
picture kinds=sci-fi: spaceship, day, curious, hero, kid points, other, thing topic, chairs
picture kinds=adventure: mountain, day, curious, hero, kid points, other, thing topic, chairs
picture kinds=fantasy: castle, day, curious, hero, kid points, other, thing topic, chairs
picture: kitchen, day, curious, hero, kid points, other, thing topic, chairs
middle: same, same, curious, hero, kid climbs on chairs, other, thing topic, chairs
end kinds=sci-fi,adventure,fantasy: same, same, happy, hero, kid does, other, up, thing topic
end: city, same, wide, happy, hero, kid does, other, up, thing topic
take ways: 0 3 5
take far: 0 0 2

title: Falta una silla = One Chair Short
title: La escalera de sillas = The Ladder of Chairs
title: Por el otro lado = From the Other End
title: Preguntar arriba = Ask at the Top

cast house: la casa = the house
  top: el tejado = the roof
  hole: una trampilla en el techo = a trapdoor in the ceiling
  night: Desde arriba se ven todas las chimeneas. = From up there you can see all the chimneys.
cast house: la casa = the house
  top: la azotea = the terrace
  hole: un agujero redondo en el techo = a round hole in the ceiling
  night: Desde arriba se ve la ropa de todo el barrio. = From up there you can see everybody’s washing.
cast house kinds=sci-fi: la estación = the station
  top: la cúpula = the dome
  hole: una compuerta en el techo = a hatch in the ceiling
  night: Desde arriba se ven dos lunas y un tornillo. = From up there you can see two moons and a screw.
cast house kinds=horror: la casa vacía = the empty house
  top: el desván = the attic
  hole: una trampilla que cruje sola = a trapdoor that creaks by itself
  night: Desde arriba se ven los murciélagos, que vuelven del trabajo. = From up there you can see the bats come home.
cast house kinds=fantasy: la torre = the tower
  top: la nube = the cloud
  hole: un agujero con una nube dentro = a hole with a cloud in it
  night: Desde arriba se ve pasar a los dragones del correo. = From up there you can see the mail dragons go by.
cast house kinds=adventure: la cueva = the cave
  top: la cumbre = the peak
  hole: un hueco de luz en la roca = a patch of light in the rock
  night: Desde arriba se ven cuatro valles y un burro. = From up there you can see four valleys and a donkey.

cast up f: Aurora = Aurora
  is: una señora con casco de bici = a lady in a bicycle helmet
cast up m: Evaristo = Evaristo
  is: un señor con dos bufandas = a man in two scarves
cast up f: Remigia = Remigia
  is: una señora con botas de bombero = a lady in firefighter’s boots
cast up m: Leandro = Leandro
  is: un señor con un canario en la cabeza = a man with a canary on his head

cast last: su bici = a bicycle
  the: la bici = the bicycle
  bent: Una rueda ya no es redonda. = One wheel is not round any more.
  was: Una rueda ya no volvería a ser redonda. = One wheel would never be round again.
cast last: su guitarra = a guitar
  the: la guitarra = the guitar
  bent: La guitarra tiene ahora una huella. = The guitar has a footprint now.
  was: En la guitarra quedó la huella de una bota. = The guitar was left with the print of a boot.
cast last: su monopatín = a skateboard
  the: el monopatín = the skateboard
  bent: El monopatín tiene ahora forma de plátano. = The skateboard is now like a banana.
  was: El monopatín quedó con forma de plátano. = The skateboard was left in the shape of a banana.
cast last: su barco de madera = a wooden ship
  the: el barco de madera = the wooden ship
  bent: El mástil hace crac. = The mast goes crack.
  was: El mástil hizo crac, y no había otro. = The mast went crack, and there was no other.

cast lasts: lo que dura un estornudo = as long as a sneeze
cast lasts: lo que tarda en caer una galleta = as long as a biscuit takes to fall
cast lasts: lo que dura un semáforo en verde = as long as a green light
cast lasts: lo que tarda en parpadear un gato = as long as a cat takes to blink

speaks tomasa f: Tomasa = Tomasa
speaks postman m: el cartero = the postman
speaks firefighter f: la bombera = the firefighter
speaks woman f: la vecina = the neighbour
speaks below m: el vecino de abajo = the man from downstairs
speaks postwoman f: la cartera = the postwoman

word: la silla: silla, sillas = the chair: chair, chairs
word: el techo = the ceiling
word: la cuerda = the rope
word: el cartel: cartel, cartelito = the sign: sign
word: arriba = up there: up there, top
word: abajo = down: down, below
word: el colchón = the mattress
word: el globo: globos = the balloon: balloons
word: el paraguas = the umbrella
word: el vecino: vecino, vecinos, vecina = the neighbour: neighbour, neighbours
word: el sello: sellos = the stamp: stamps
word: el gato = the cat
word: la escalera = the ladder: ladder, stairs
word: el brazo: brazo, brazos = the arm: arm, arms
word: la mano: mano, manos = the hand: hand, hands
word: el nudo = the knot
word: el zapato: zapato, zapatos = the shoe: shoe, shoes
word: la nota = the note
word: la mesa = the table
word: la voz = the voice
word: caer: cae, caen, cayó, cayeron, caída = to fall: falls, fall, fell
word: subir: sube, suben, subir, subió, subieron = to climb: climb, climbs, climbed, go up, went up, goes up

question: ¿Qué forma de subir habrías probado tú? = Which way up would you have tried?
question: ¿Por qué {up} no había podido bajar? = Why had {up} not been able to come down?
question: ¿Qué quieres tú que todavía no alcanzas? = What do you want that you cannot reach yet?

== guest topics=dreamer
-- beginner
Hoy {topic:llama|llaman} a la puerta {topic.a}.
Today {topic.a} {topic:knocks|knock} at the door.

—Es por el cartel —{topic:dice|dicen}.
“It is about the sign,” {topic.the} {topic:says|say}.

En {house} hay un cartel.
In {house} there is a sign.
Dice: «Para {topic.do}, preguntar arriba».
It says: “To {topic.do}, ask at the top”.
{topic.the} {topic:quiere|quieren} {topic.do} desde siempre.
{topic.the} {topic:wants|want} to {topic.do}.
Pero no hay escalera, solo {house.hole}.
But there are no stairs, only {house.hole}.
-- intermediate
Una mañana {topic:llamó|llamaron} a la puerta {topic.a} que {topic:quería|querían} {topic.do}.
One morning {topic.a} who wanted to {topic.do} knocked at the door.

—Es por el cartel —{topic:dijo|dijeron}.
“It is about the sign,” said {topic.the}.

En {house} había un cartel muy viejo.
In {house} there was a very old sign.
«Para {topic.do}», decía, «preguntar arriba».
“To {topic.do},” it said, “ask at the top.”
Lo malo era que no había escalera.
The trouble was that there were no stairs.
+ Solo había {house.hole}, muy lejos del suelo.
+ There was only {house.hole}, very far up.
-- advanced
Una mañana de sábado {topic:llamó|llamaron} a la puerta {topic.a} que {topic:quería|querían} {topic.do}.
One Saturday morning {topic.a} who wanted to {topic.do} knocked at the door.

—{topic:Vengo|Venimos} por el cartel —{topic:dijo|dijeron}.
“It is about the sign,” said {topic.the}.

El cartel llevaba en {house} más que nadie: «Para {topic.do}, preguntar arriba».
The sign had been in {house} longer than anybody: “To {topic.do}, ask at the top”.
Lo que no explicaba es que nadie había hecho escalera.
It did not say that nobody had built any stairs.
+ En lo más alto se veía {house.hole}.
+ All that could be seen, far above, was {house.hole}.

== wish topics=wish
-- beginner
En un papel está escrito: {topic}.
On a piece of paper is written: {topic}.
Es de {kids}.
It is the wish of {kids}.
En {house} hay un cartel.
In {house} there is a sign.
Dice: «Para {topic.do}, preguntar arriba».
It says: “To {topic.do}, ask at the top”.
+ <El cartel es muy viejo./El cartel está torcido.>
+ <The sign is very old./The sign is crooked.>
Pero no hay escalera, solo {house.hole}.
But there are no stairs, only {house.hole}.
-- intermediate
En un papel, con letras enormes, ponía {topic}, y debajo firmaba[|n] {kids}.
On a piece of paper, in huge letters, it said {topic}, signed by {kids}.
En {house} había además un cartel muy viejo.
And in {house} there was a very old sign.
«Para {topic.do}», decía, «preguntar arriba».
“To {topic.do},” it said, “ask at the top.”
+ <Nadie se acordaba de quién lo había colgado./Nadie lo leía nunca, porque estaba torcido.>
+ <Nobody remembered who had hung it there./Nobody ever read it, because it was crooked.>
Lo malo era que no había escalera.
The trouble was that there were no stairs.
+ Solo había {house.hole}, muy lejos del suelo.
+ There was only {house.hole}, very far up.
-- advanced
El papel decía {topic}, y llevaba debajo, en letras enormes, la firma de {kids}.
The paper said {topic}, and was signed below, in huge letters, by {kids}.
Y en {house}, casualmente, colgaba desde hacía siglos un cartel: «Para {topic.do}, preguntar arriba».
And in {house}, as it happened, there had hung for ages a sign: “To {topic.do}, ask at the top”.
Lo que no explicaba es que nadie había hecho escalera.
It did not say that nobody had built any stairs.
+ <En lo más alto se veía {house.hole}./Todo lo que había era {house.hole}, altísimo.>
+ <All that could be seen, far above, was {house.hole}./All there was, terribly high, was {house.hole}.>

== chairs
-- beginner
<{kids} [pone|ponen] una silla encima de otra./{kids} [trae|traen] las sillas de toda la casa.>
<{kids} [puts|put] one chair on top of another./{kids} [brings|bring] the chairs of the whole house.>
<[Pone|Ponen] nueve sillas./Con nueve sillas se hace una escalera.>
<There are nine chairs./Nine chairs make a ladder.>
<La escalera de sillas baila./La escalera de sillas hace ñec.>
<The ladder of chairs dances./The ladder of chairs says eek.>
{kid} sube.
{kid} climbs up.
Estira un brazo.
{kid} holds out one arm.

* —No llego —dice {kid}—: falta una silla.
* “I can’t reach it,” says {kid}, “we are one chair short.”

+ <La escalera se cae, y ladra un perro./La escalera se cae de lado, sin prisa.>
+ <The ladder falls, and a dog barks./The ladder falls over, in no hurry.>
-- intermediate
{kids} [puso|pusieron] una silla encima de otra, hasta nueve.
{kids} put one chair on top of another, up to nine.
+ La escalera de sillas bailaba un poco, como los flanes.
+ The ladder of chairs wobbled a little, like a jelly.
<{kid} subió hasta la última y estiró el brazo./Desde la novena, {kid} estiró el brazo.>
<{kid} climbed up to the last and held out one arm./From the ninth, {kid} stretched out an arm.>

* —No llego —dijo {kid}—: falta una silla.
* “I can’t reach it,” said {kid}, “we’re one chair short.”

+ <Luego la escalera se sentó en el suelo, con mucho ruido./Luego se cayó todo, y solo se rompió el silencio.>
+ <Then the ladder sat down on the floor, very noisily./Then it all fell down, and nothing was broken but the silence.>
-- advanced
{kids} [amontonó|amontonaron] nueve sillas hasta formar algo parecido a una escalera.
{kids} piled up nine chairs into something like a ladder.
<Se movía como un flan, pero {kid} subió hasta arriba y alargó el brazo./Crujía en tres idiomas, pero {kid} llegó hasta la novena y alargó el brazo.>
<It wobbled like a jelly, but {kid} climbed to the top and stretched out an arm./It creaked in three languages, but {kid} reached the ninth and stretched out an arm.>

* —No llego por muy poco —dijo {kid}—: falta una silla.
* “I can very nearly reach it,” said {kid}, “but we are one chair short.”

+ <La escalera lo pensó un momento y se sentó./Después, la escalera se acordó de que era un montón de sillas.>
+ <The ladder thought it over for a moment and sat down./Then the ladder remembered that it was a heap of chairs.>

== balloons in ways
-- beginner
{other} compra globos, treinta y dos.
{other} buys balloons, thirty-two of them.
Los ata a un cesto.
They are tied to a basket.
{kid} se mete en el cesto.
{kid} gets into the basket.
El cesto no se mueve.
The basket does not move.
{kid} se quita los zapatos.
{kid} takes both shoes off.
El cesto sube un palmo y se para.
The basket goes up a little and stops.
<Entonces llega una avispa./Entonces se oye un «pum».>
<Then a wasp comes./Then there is a “bang”.>
{other} cuenta los globos otra vez: treinta y uno.
{other} counts the balloons again: thirty-one.

—Bajo —dice {kid}.
“I am coming down,” says {kid}.
-- intermediate
{other} ató treinta y dos globos a un cesto de la ropa, y {kid} se metió dentro.
{other} tied thirty-two balloons to a laundry basket, and {kid} got in.
El cesto no se movió hasta que {kid} tiró los zapatos.
The basket did not move until {kid} threw out both shoes.
Después subió un palmo, y luego otro, con mucha elegancia.
Then it went up a little, and a little more, very gracefully.
<A la altura de la lámpara había una avispa./A la altura de la lámpara se oyó un «pum».>
<By the lamp a wasp was waiting./By the lamp there was a “bang”.>

—Bajo ya —avisó {kid}, y bajó.
“I’m coming down now,” called {kid}, and did.
-- advanced
Con treinta y dos globos y un cesto de la ropa, {other} construyó algo que casi volaba.
With thirty-two balloons and a laundry basket, {other} built something that almost flew.
{kid} tuvo que tirar los zapatos, el cinturón y una mandarina para que se elevara un palmo.
{kid} had to throw out two shoes, a belt and an orange before it rose a little way.
<A la altura de la lámpara esperaba una avispa./A la altura de la lámpara, un globo decidió jubilarse.>
<By the lamp a wasp was waiting./By the lamp, one balloon decided to retire.>

—Ya bajo —anunció {kid}, y era verdad.
“I am coming down now,” {kid} announced, which was true.

== mattress in ways
-- beginner
{kids} [saca|sacan] un colchón al suelo.
{kids} [puts|put] a mattress on the floor.
Es un colchón viejo, con muelles.
It is an old mattress, with springs.
{kid} salta una vez.
{kid} jumps once.
{kid} salta dos veces, más alto.
{kid} jumps again, higher.
A la tercera, la cabeza toca la lámpara.
The third time, one head touches the lamp.
<La lámpara dice tin./La lámpara se apaga y se enciende.>
<The lamp says ting./The lamp goes off and on.>
El vecino de abajo llama a la puerta.
The neighbour from below knocks at the door.

@below —Yo también quiero saltar —dice.
“I want to jump too,” he says.

Pero el vecino salta menos.
But the neighbour jumps lower.
-- intermediate
{kids} [arrastró|arrastraron] un colchón de muelles, de los antiguos.
{kids} dragged in a mattress, an old one with springs.
Al primer salto se llegaba a la repisa, y al segundo, a la lámpara.
The first jump got as far as the shelf, and the second got to the lamp.
<Al tercero, la lámpara dijo tin./Al tercero se apagó la luz en toda la casa.>
<At the third, the lamp said ting./At the third, the lights went out in the whole house.>
Llamó el vecino de abajo, muy serio, en zapatillas.
The neighbour from below knocked, very serious, in slippers.

@below —Llevo diez minutos oyendo saltos —dijo—, y quería saber si puedo probar.
“I have been listening to this for ten minutes,” he said, “and may I try?”
-- advanced
Después probaron con un colchón de muelles de los que ya no se fabrican.
Next they tried a spring mattress, of a kind that is not made any more.
{kid} alcanzó la repisa al primer salto y la lámpara al segundo, y al tercero <se fundió la luz de toda la casa/la lámpara dio la nota la>.
{kid} reached the shelf with the first jump and the lamp with the second, and at the third <all the lights went out/the lamp sounded a clear note>.
Entonces subió el vecino de abajo, muy serio y en zapatillas.
Then the neighbour from below came up, very serious, in slippers.

@below —Vengo por los saltos —dijo—: ¿se puede probar?
“I have come about the jumping,” he said, “and may I try?”

== giant in ways
-- beginner
En la casa vive Tomasa, que juega al baloncesto.
In the house lives Tomasa, who plays basketball.
Tomasa mide como una puerta y media.
Tomasa is as tall as a door and a half.
{kid} sube a sus hombros.
{kid} climbs onto her shoulders.
{other} sube a los hombros del cartero.
{other} climbs onto the postman’s shoulders.
El cartero sube a una mesa.
The postman climbs onto a table.

—¿Quién está arriba? —pregunta Tomasa.
“Who is on top?” asks Tomasa.

<—Todos estamos en medio —dice el cartero./—Creo que la mesa —dice el cartero.>
<“We are all in the middle,” says the postman./“The table, I think,” says the postman.>

Falta un brazo de largo.
It is still one arm too high.
-- intermediate
En la casa vivía Tomasa, que jugaba al baloncesto y medía como una puerta y media.
In the house lived Tomasa, who played basketball and was as tall as a door and a half.
{kid} se subió a sus hombros, y el cartero subió a Tomasa a una mesa.
{kid} climbed onto her shoulders, and the postman helped her onto a table.

—No mires abajo —dijo {other}.
“Don’t look down,” said {other}.

—No puedo, tengo <un pie en el ojo/el techo en la frente> —contestó Tomasa.
“I can’t, I have <a foot in my eye/the ceiling in my hair>,” answered Tomasa.

{kid} estiró el brazo, la mano y un dedo.
{kid} stretched out an arm, a hand and one finger.
Aún quedaba un brazo entero.
There was still a whole arm to go.
-- advanced
{kids} [recurrió|recurrieron] a Tomasa, la del segundo, que jugaba al baloncesto y medía puerta y media.
{kids} turned to Tomasa, who played basketball and was a door and a half in height.
La subieron a una mesa, {kid} se subió a sus hombros, y [el gato|{other}] dirigió la maniobra desde lejos.
She was put on a table, {kid} climbed onto her shoulders, and [the cat|{other}] gave directions from a distance.

—¿Qué se ve? —preguntó Tomasa, que tenía <un pie en el ojo/el techo en la frente>.
“What can you see?” asked Tomasa, who had <a foot in her eye/the ceiling in her hair>.

Se veía que faltaba exactamente un brazo.
What could be seen was that they were exactly one arm short.

== post in ways
-- beginner
{kid} tiene otra idea, y compra sellos.
{kid} has another idea, and buys stamps.
Se pega uno en la frente.
One goes on the forehead.
Escribe en la camisa: «Para arriba».
On the shirt {kid} writes: “To the top”.
{other} llama a la cartera.
{other} calls the postwoman.
La cartera lee la camisa y piensa.
The postwoman reads the shirt and thinks.

@postwoman —Pesa más de dos kilos —dice—.
“That is over the weight,” she says.
<Y no cabe en el buzón./Y las personas van los martes.>
<“And it will not go into the letterbox.”/“And people go out on Tuesdays.”>

Pone un sello rojo: «Devuelto».
She stamps it in red: “Returned”.
-- intermediate
{kid} compró sellos y se pegó tres en la frente.
{kid} bought stamps and stuck three on the forehead.
En la camisa escribió la dirección: «Señores de arriba».
The address went on the shirt: “The People at the Top”.
La cartera la leyó, dio una vuelta alrededor y sacó la balanza.
The postwoman read it, walked all round and took out her scales.

@postwoman —Pesa demasiado —dijo—, y <además no trae remite/además no cabe por la ranura>.
“It’s too heavy,” she said, “and <there is no sender on it/it won’t go through the slot>.”

Le puso en el zapato un sello rojo que decía «Devuelto».
On one shoe she put a red stamp that said “Returned”.
-- advanced
La siguiente idea fue el correo: {kid} se pegó tres sellos en la frente y se escribió la dirección en la camisa.
The next idea was the post: {kid} stuck on three stamps and wrote the address on a shirt.
La cartera leyó «Señores de arriba», sacó la balanza y movió la cabeza.
The postwoman read “The People at the Top”, took out her scales and shook her head.

@postwoman —Excede el peso —dijo—, y <no consta el remitente/la ranura es de tres dedos>.
“It is over the weight,” she said, “and <there is no sender/the slot is for letters>.”

De aquel envío quedó un sello rojo en la rodilla: «Devuelto».
What remained of it was a red stamp on one knee: “Returned”.

== umbrella in ways
-- beginner
{other} abre un paraguas muy grande.
{other} opens a very big umbrella.
{kid} pone un ventilador debajo.
{kid} puts a fan under it.
El paraguas se mueve, y después se va.
The umbrella moves, and then it goes.
Se va solo, por el pasillo.
It goes alone, down the hall.
<Pasa por la cocina y saluda a la sopa./Pasa por el baño y se da un baño.>
<It goes through the kitchen and over the soup./It goes through the bathroom and has a bath.>
{kids} [corre|corren] detrás.
{kids} [runs|run] after it.
El paraguas entra en la bañera de la vecina.
The umbrella flies into the neighbour’s flat.

—Gracias —dice la vecina—, había gotas.
“Thank you,” says the neighbour, “I had a leak.”
-- intermediate
{other} abrió el paraguas más grande, y {kid} le puso un ventilador debajo.
{other} opened the biggest umbrella, and {kid} put a fan under it.
El paraguas tembló, se hinchó y se fue sin nadie.
The umbrella shook, filled, and left without anybody.
<Cruzó la cocina por encima de la sopa./Cruzó el comedor sin rozar un vaso.>
<It crossed the kitchen, high above the soup./It crossed the dining room and touched no glass.>
Salió por la ventana y entró por la de al lado.
It went out of the window and in at the next one.

—Qué bien —dijo la vecina—, justo tenía una gotera.
“How nice,” said the neighbour, “I had a leak just there.”
-- advanced
{other} abrió el paraguas más grande que encontró, y {kid} le puso debajo un ventilador.
{other} opened the biggest umbrella there was, and {kid} put a fan under it.
El paraguas se hinchó, se lo pensó y despegó sin pasajeros.
The umbrella filled, thought it over and took off without passengers.
<Sobrevoló la sopa con mucho respeto./Atravesó el comedor sin rozar un vaso.> 
<It flew over the soup with great respect./It crossed the dining room and touched no glass.>
Salió por una ventana, entró por la de al lado y se detuvo bajo una gotera que llevaba años esperándolo.
It left by one window, entered by the next and stopped under a leak that had waited for it for years.

== rope in ways
-- beginner
{kid} hace un nudo en una cuerda.
{kid} makes a knot in a rope.
La tira hacia arriba, muy fuerte.
{kid} throws it up, very hard.
La cuerda baja con una bota.
The rope comes down with a boot.
La tira otra vez.
{kid} throws it again.
La cuerda baja con una jaula.
The rope comes down with a cage.
<La tercera vez baja con una tortilla caliente./La tercera vez baja con un reloj que funciona.>
<The third time it comes down with a hot omelette./The third time it comes down with a clock that works.>

—Ahí arriba vive alguien —dice {other}.
“Somebody lives up there,” says {other}.
-- intermediate
{kid} hizo un nudo en una cuerda y la lanzó con todas sus fuerzas.
{kid} made a knot in a rope and threw it up as hard as possible.
La primera vez cayó con una bota.
The first time it came down with a boot.
La segunda, con una jaula vacía.
The second time, with an empty cage.
<La tercera cayó con una tortilla, y todavía estaba caliente./La tercera cayó con un reloj, y estaba en hora.>
<The third time it came down with an omelette, which was still hot./The third time it came down with a clock, which was right.>

—Ahí arriba hay alguien —dijo {other}, y probó un poco.
“There is somebody up there,” said {other}, looking up.
-- advanced
{kid} hizo un nudo en una cuerda y la lanzó por el hueco con todas sus fuerzas.
{kid} made a knot in a rope and threw it through the gap with great force.
La primera vez bajó con una bota, y la segunda, con una jaula vacía.
The first time it came down with a boot, and the second with an empty cage.
<A la tercera enganchó una tortilla de patatas, todavía caliente./A la tercera trajo un reloj que iba en hora.>
<The third time it caught an omelette, still hot./The third time it brought a clock that was telling the right time.>

—Ahí vive gente —dedujo {other}.
“Somebody lives up there,” concluded {other}.

== pillow in ways
-- beginner
{other} pone una tabla encima de un tronco.
{other} puts a board on a log.
En una punta deja su almohada.
A pillow goes on one end.
{kid} salta en la otra punta.
{kid} jumps on the other end.
La almohada vuela hasta el techo.
The pillow flies up to the ceiling.
Entra por el agujero, y no vuelve.
It goes into the hole, and does not come back.

—Funciona —dice {kid}.
“It works,” says {kid}.

<—Pero yo duermo en esa —[recuerda|dice] {other}./—Ahora falta aprender a bajar —[piensa|dice] {other}.>
<“But I sleep on that one,” [thinks|says] {other}./“Now we must learn to come down,” [thinks|says] {other}.>
-- intermediate
{other} cruzó una tabla sobre un tronco y puso en una punta su almohada, como prueba.
{other} laid a board across a log and put a pillow on one end, as a test.
{kid} saltó en la otra.
{kid} jumped on the other.
La almohada voló, entró por el hueco y no volvió.
The pillow flew, went in at the hole and did not come back.

—Funciona —dijo {kid}.
“It works,” said {kid}.

<—Pero en esa duermo yo —[recordó|dijo] {other}./—Y eso es lo malo —[pensó|dijo] {other}.>
<“But I sleep on that one,” [thought|said] {other}./“And that is the trouble,” [thought|said] {other}.>

Esperaron hasta la cena, pero no bajó ni una pluma.
By supper not one feather had come down.
-- advanced
{other} cruzó una tabla sobre un tronco y mandó por delante, como voluntaria, su propia almohada.
{other} laid a board across a log and sent a pillow first, as a volunteer.
{kid} saltó en el otro extremo, y la voluntaria entró limpiamente por el hueco.
{kid} jumped on the other end, and the volunteer went neatly through the hole.
No volvió, ni siquiera en forma de plumas.
It did not come back, not even as feathers.

<—Como invento es perfecto —admitió {other}—, y por eso no me subo./—Sube de maravilla —admitió {other}—, pero duermo en ella.>
<“As an invention it’s perfect,” admitted {other}, “which is why I’m not getting on.”/“It goes up beautifully,” admitted {other}, “but I sleep on it.”>

== bean in ways
-- beginner
{kid} planta una judía en una maceta.
{kid} puts a bean into a pot.
La maceta está debajo del agujero.
The pot is under the hole.
{other} le canta y le da agua.
{other} sings to it and gives it water.
El lunes sale una hoja.
On Monday there is one leaf.
El jueves hay siete.
On Thursday there are seven.
La planta crece mucho, pero no sube.
The plant grows a lot, but not up.
Va por el suelo, hacia la ventana.
It goes along the floor, to the window.

<—No quiere subir —dice {kid}—, quiere salir./—Es de las que andan —dice {other}.>
<“It doesn’t want to go up,” says {kid}, “it wants to go out.”/“It is the walking kind,” says {other}.>
-- intermediate
{kid} plantó una judía justo debajo del hueco, y [le cantaba|{other} le cantaba] por las noches.
{kid} planted a bean just under the hole, and [sang|{other} sang] to it at night.
El lunes tenía una hoja, y el jueves, siete.
On Monday it had one leaf, and on Thursday seven.
Crecía muchísimo, pero de lado.
It grew a great deal, but sideways.
El sábado cruzó la alfombra y <llamó a la ventana/se agarró al picaporte>.
On Saturday it crossed the carpet and <knocked at the window/took hold of the door handle>.

—Esta no quiere subir —dijo {kid}—, quiere salir.
“This one doesn’t want to go up,” said {kid}, “it wants to go out.”
-- advanced
{kid} plantó una judía justo debajo del hueco, y [le cantaba|{other} le cantaba] por las noches canciones de alpinistas.
{kid} planted a bean just under the hole, and at night [sang it|{other} sang it] mountaineers’ songs.
Creció como ninguna, solo que hacia un lado.
It grew as no bean ever had, only sideways.
El sábado cruzó la alfombra y <llamó con una hoja a la ventana/se agarró al picaporte>, y hubo que abrirle.
On Saturday it crossed the carpet and <knocked at the window with one leaf/took hold of the door handle>, and had to be let out.

—Cada cual quiere lo suyo —dijo {other}.
“To each its own wish,” said {other}.

== fire in ways
-- beginner
{other} llama a los bomberos.
{other} calls the fire station.
Viene una bombera con casco.
A firefighter comes in her helmet.

—¿Es un fuego? —pregunta la bombera.
“Is it a fire?” asks the firefighter.

—No —dice {other}.
“No,” says {other}.

@firefighter —¿Es un gato?
“Is it a cat?”

—No, es un techo —dice {kid}.
“No, it is a ceiling,” says {kid}.

<Su escalera está hoy en un árbol, con un gato./Su escalera está en la lavadora, dice la bombera.>
<Her ladder is in a tree today, with a cat./Her ladder is being washed, says the firefighter.>
Deja el casco, por si sirve.
She leaves them her helmet.
Con casco no se sube más, pero se cae mejor.
A helmet does not take you up, but you fall better.
-- intermediate
{other} llamó a los bomberos, y en cuatro minutos llegó una bombera.
{other} called the fire station, and in four minutes a firefighter came.

@firefighter —¿Dónde está el fuego? —preguntó—, ¿o es un gato?
“Where is the fire?” she asked, “or is it a cat?”

—Es un techo —explicó {kid}—, y queremos ver lo de encima.
“It’s a ceiling,” explained {kid}, “and we want what is above it.”

<La escalera estaba ocupada, con un gato que no quería bajar./La escalera estaba en el taller, porque le daban miedo las alturas.>
<The ladder was in use, with a cat that would not come down./The ladder was being mended, for fear of heights.>
Les prestó el casco.
She lent them her helmet.
Con casco no se subía más, pero se caía mucho mejor.
It did not take them any higher, but it made falling much better.
-- advanced
{other} llamó a los bomberos, que tardaron cuatro minutos y preguntaron por el fuego.
{other} called the fire station, and four minutes later a firefighter was asking for the fire.

—No hay fuego, ni gato —dijo {kid}—: hay un techo.
“There is no fire, and no cat,” said {kid}, “there is a ceiling.”

La bombera lamentó no tener casilla para eso, y la escalera <estaba ocupada con un gato/estaba en el taller, por vértigo>.
The firefighter was sorry to have no form for that, and the ladder <was busy with a cat/was being treated for fear of heights>.
Dejó su casco, con el que no se sube más, pero se cae mucho mejor.
She left her helmet, which takes nobody higher, but makes falling much better.

== standing long in far
-- beginner
A la hora de comer, nadie tiene silla.
At lunch time nobody has a chair.
Todas están en la escalera.
They are all in the ladder.
En la mesa hay platos, y nadie alrededor.
On the table there are plates, and nobody round it.
La mesa parece más grande.
The table looks bigger.
Los vecinos comen de pie.
The neighbours eat on their feet.

—Así cabe más sopa —dice uno.
“There is more room for soup,” says one.

Una señora se sienta en su perro.
One lady sits down on her dog.
El perro es grande, y no dice nada.
The dog is big, and does not mind.
El perro recibe una patata.
The dog gets a potato.
Un bebé come en el suelo, como siempre.
A baby eats on the floor, as always.
<Un señor se sienta en el aire, y dura poco./Un señor se sienta en otro señor.>
<One man sits on the air, but not for long./One man sits on another man.>
{kid} cuenta otra vez las sillas.
{kid} counts the chairs again.
Hay cuarenta y una.
There are forty-one.
La escalera llega ya hasta la lámpara.
Now the ladder goes up to the lamp.
Y después pasa la lámpara.
And then it goes past the lamp.

* —Sigue sin llegar —dice {kid}—: falta una silla.
* “It still won’t reach,” says {kid}, “we are one chair short.”

<Los vecinos miran hacia arriba y mastican./Los vecinos miran hacia arriba con la cuchara en la mano.>
<The neighbours look up and chew./The neighbours look up, spoon in hand.>
-- intermediate
A la hora de comer no quedaba en el edificio ni una silla.
By lunch time there was not one chair left in the building.
Los vecinos comieron de pie, y a más de uno le gustó.
The neighbours ate on their feet, and some of them liked it.

—Así entra más sopa —explicó un señor.
“You get more soup in,” one man explained.

Una señora se sentó en su perro, que era grande y no protestó.
One lady sat down on her dog, which was big and did not object.
<Otro señor se sentó en el aire, pero duró poco./Dos hermanos se sentaron el uno en el otro, por turnos.>
<Another man sat on the air, but not for long./Two brothers sat on each other, in turn.>
Mientras tanto, la escalera tenía ya cuarenta y una sillas.
Meanwhile the ladder had reached forty-one chairs.
Pasó la repisa, pasó la lámpara y siguió creciendo.
It passed the shelf, passed the lamp and went on growing.

* —Sigue sin llegar —dijo {kid} desde arriba—: falta una silla.
* “It still won’t reach,” said {kid} from up there, “we’re one chair short.”

Todos miraron hacia el techo, <con la cuchara en el aire/sin dejar de masticar>.
Everybody looked at the ceiling, <spoon in hand/and went on chewing>.
-- advanced
A la hora de comer ya no quedaba una silla en todo el edificio, y hubo que tomar la sopa de pie.
By lunch time there was no chair left in the whole building, and the soup had to be eaten standing.
Un señor aseguró que así cabía más, y <repitió dos veces para demostrarlo/los demás se pusieron a comprobarlo>.
One man claimed that this way there was more room for it, and <had two more plates to prove it/the others began to test this>.
Una señora se sentó en su perro, que era grande y había pasado por cosas peores.
One lady sat down on her dog, which was large and had known worse.
Entretanto, la escalera sumaba cuarenta y una sillas, había dejado atrás la lámpara y empezaba a tener corrientes de aire.
Meanwhile the ladder had forty-one chairs, had left the lamp behind and was beginning to have a climate.

* —Sigue sin llegar —dijo {kid} desde lo alto—: falta una silla.
* “It still won’t reach,” said {kid} from on high, “we are one chair short.”

En el edificio entero no había otra, y todas las cucharas se detuvieron a la vez.
In the whole building there was no other, and all the spoons stopped at once.

== count long in far
-- beginner
Esa noche {kids} [duerme|duermen] debajo del agujero.
That night {kids} [sleeps|sleep] under the hole.
No hay nubes, y no hay ruido.
There are no clouds, and there is no noise.
De pronto alguien anda por arriba.
Suddenly somebody is walking up there.
Los pasos van y vienen.
The steps come and go.
Después una voz cuenta.
Then a voice counts.

—Siete —dice la voz—, ocho, nueve.
“Seven,” says the voice, “eight, nine.”

Hay un silencio.
There is a silence.

—Vaya —dice la voz.
“Oh dear,” says the voice.

{other} se sienta en la cama y escucha.
{other} sits up in bed and listens.

—Cuenta lo mismo que yo —dice {kid}.
“It is counting the same as me,” says {kid}.

<Cae un poco de polvo, y una miga./Por el agujero sale luz, y se va.>
<A little dust falls, and a crumb./Light comes from the hole, and goes.>
Huele a pan de hoy.
It smells of fresh bread.
{kid} cuenta otra vez sus sillas con el dedo.
{kid} counts the chairs again with one finger.
También hay nueve.
There are nine here too.
Nadie duerme mucho más.
Nobody sleeps much after that.
-- intermediate
Aquella noche {kids} [durmió|durmieron] debajo del hueco, por si pasaba algo.
That night {kids} slept under the hole, in case something happened.
Hacia las once, alguien empezó a andar por arriba.
At about eleven, somebody began to walk about up there.
Los pasos iban y venían, y de vez en cuando arrastraban madera.
The steps came and went, and now and then some wood was moved.
Después una voz se puso a contar.
Then a voice began to count.

—Siete, ocho y nueve —dijo la voz, y suspiró.
“Seven, eight and nine,” said the voice, and sighed.

{other} se sentó de golpe en la cama para oír mejor.
{other} sat up in bed to hear better.

—No sé qué cuenta —dijo {kid}—, pero le falta una.
“I don’t know what it is counting,” said {kid}, “but it is one short.”

<Por el hueco cayó una miga de pan, y era de aquel día./Por el hueco se vio una luz pequeña, que fue de lado a lado.>
<A crumb of bread fell through the hole, and it was that day’s bread./A small light was seen in the hole, going from side to side.>
Nadie durmió mucho más.
Nobody slept much after that.
Abajo, en la oscuridad, también había nueve sillas.
Below, in the dark, there were nine chairs too.
-- advanced
Aquella noche {kids} [montó|montaron] guardia debajo del hueco, con una manta y media.
That night {kids} kept watch under the hole, with a blanket and a half.
Hacia las once se oyeron pasos allá arriba, que iban y venían como los de quien mide un cuarto.
At about eleven there were steps up there, which came and went as if somebody were measuring a room.
Se arrastró algo de madera, y después una voz cansada se puso a contar.
Something wooden was pulled along, and then a tired voice began to count.

@- —Siete, ocho, nueve —dijo, y no dijo diez.
“Seven, eight, nine,” it said, and it did not say ten.

—Vuelve a contar —susurró {other} hacia el techo, sin esperar que hicieran caso.
“Count again,” {other} whispered to the ceiling, without much hope.

La voz volvió a contar, y volvió a pararse en el mismo sitio.
The voice counted again, and stopped at the same place again.
<Cayó por el hueco una miga de pan, del día./Una luz pequeña recorrió el hueco y se apagó.>
<A crumb fell through the hole, of that day’s bread./A small light crossed the hole and went out.>
Abajo, en la oscuridad, nueve sillas parecían escuchar.
Below, in the dark, nine chairs seemed to be listening.

== plane long in far
-- beginner
De pronto cae un avión de papel.
Suddenly a paper plane comes down.
Cae despacio, desde muy arriba.
It comes slowly, from high up.
Tiene las alas un poco torcidas.
Its wings are a little crooked.
{other} lo abre y lee una nota.
{other} opens it and reads a note.

—«¿Hay alguien ahí?» —lee {other}.
“Is anybody there?” reads {other}.

{kid} escribe «sí» en el otro lado.
{kid} writes “yes” on the other side.
El avión no sabe subir.
The plane cannot go up.
<Lo soplan, y vuelve a bajar./Lo tiran, y da la vuelta.>
<They blow on it, and it comes down again./They throw it, and it turns round.>
Cae otro avión.
Another plane comes down.

—«Yo también he probado seis formas» —lee {other}.
“I have tried six ways too,” reads {other}.

Cae otro avión, el último.
Another plane comes down, the last one.

—«Solo me faltaba una silla» —lee {other}.
“I was only one chair short,” reads {other}.

{kid} mira hacia arriba un rato largo.
{kid} looks up for a long time.
Todos miran hacia arriba.
Everybody looks up.
<Muy lejos se mueve algo./Muy lejos hay un zapato.>
<Far away something moves./Far away there is a shoe.>
-- intermediate
De pronto bajó un avión de papel, dando vueltas, desde muy arriba.
Suddenly a paper plane came down, round and round, from very high up.
{other} lo desdobló con cuidado.
{other} unfolded it with care.

@- —«¿Hay alguien ahí?» —leyó.
“Is anybody there?” it said.

{kid} escribió que sí por el otro lado, pero el avión solo sabía bajar.
{kid} wrote yes on the other side, but the plane only knew the way down.
<Lo soplaron, y se posó en la sopa./Lo lanzaron, y dio media vuelta con orgullo.>
<They blew on it, and it landed in the soup./They threw it, and it turned round proudly.>
Al rato llegó otro.
After a while another came.

—«Ya he probado seis formas de bajar» —leyó {other}.
“I have tried six ways of coming down,” read {other}.

El tercero llegó muy arrugado, como si le hubiera costado decidirse.
The third was very crumpled, as if it had been hard to send.

@- —«Nunca me faltó más que una silla» —decía.
“I was never more than one chair short,” it said.

Allá arriba, <algo se movió un poco/asomó la punta de un zapato>.
Up there, <something moved a little/the tip of a shoe came out>.
-- advanced
Aún había sillas por recoger cuando bajó, en espiral, un avión de papel.
There were chairs still to pick up when a paper plane came down in a spiral.
{other} lo desdobló, y dentro, con letra de poco uso, decía: «¿Hay alguien ahí?».
{other} unfolded it, and inside, in rusty handwriting, it said: “Is anybody there?”
{kids} [contestó|contestaron] que sí por la otra cara, pero el avión <solo conocía el camino de bajada/se negó a subir y acabó en la sopa>.
{kids} wrote yes on the other side, but the plane <only knew the way down/refused to go up and ended in the soup>.
El segundo decía: «Llevo seis formas de bajar, y ninguna ha salido».
The second said: “I have tried six ways of coming down, and none has worked.”
El tercero llegó tan arrugado que parecía haber sido escrito muchas veces.
The third was so crumpled that it seemed to have been written many times.

—«Siempre me falta una silla» —leyó {other} en voz alta.
“I am always one chair short,” {other} read aloud.

Hubo un silencio en el que se oyó pensar a mucha gente.
There was a silence in which many people could be heard thinking.
En lo más alto, <algo se movió/apareció la punta de un zapato>.
Far above, <something moved/the tip of a shoe appeared>.

== other
-- beginner
<Se oye un ruido arriba./Arriba algo hace toc.>
<There is a noise up there./Up there something goes tock.>
<Del techo baja una silla, boca abajo./Por el agujero sale una silla, boca abajo.>
<A chair comes down, upside down./Out of the hole comes a chair, upside down.>
Después baja otra, atada con cuerda.
Then comes another, tied with rope.
+ Es una escalera de sillas, pero al revés.
+ It is a ladder of chairs, but the other way up.
En la última está {up}.
On the last one is {up}.
Es {up.is}.
{up} is {up.is}.

<—Quiero bajar, y no llego —dice {up}./—¿Alguien tiene una silla? —pregunta {up}.>
<“I want to come down, and I can’t,” says {up}./“Has anybody got a chair?” asks {up}.>
-- intermediate
+ <Entonces se oyó arriba un golpe de madera./Entonces el techo empezó a crujir.>
+ <Then there was a knock of wood up there./Then the ceiling began to creak.>
<Por el hueco asomó una silla boca abajo./Por el hueco salieron cuatro patas de silla.>
<Out came a chair, upside down./Four chair legs came out of the hole.>
Detrás venía otra, atada con cuerda.
After it came another, tied with rope.
+ Era una escalera de sillas que bajaba.
+ It was a ladder of chairs, coming down.
En la última silla colgaba {up}, {up.is}.
On the last chair hung {up}, {up.is}.

—Llevo años intentando bajar —dijo {up}—.
“For years I’ve been trying to come down,” said {up}.
Siempre me falta una silla.
“I’m always one chair short.”
-- advanced
+ Fue entonces cuando, al otro lado del techo, crujió la madera.
+ It was then that, on the other side of the ceiling, wood creaked.
Por el hueco asomó una silla boca abajo, y detrás otra, y otra, atadas con cuerda: una escalera que venía.
Through the gap came a chair, upside down, and another, and another: a ladder that was coming down.
De la última colgaba {up}, {up.is}.
On the last of them hung {up}, {up.is}.

—Llevo años intentando bajar —dijo {up}—.
“For years I have been trying to come down,” said {up}.
Siempre me falta una silla.
“I am always one chair short.”

== cat ages=3-5,6-8
-- beginner
Entre las dos escaleras falta una silla.
Between the two ladders one chair is missing.
Solo queda una.
There is only one left.
<En ella duerme un gato./Es la silla del gato, y el gato duerme.>
<A cat sleeps on it./It is the cat’s chair, and the cat is asleep.>

<—Hay que esperar —dice {kid}./—Un gato no se mueve —dice {kid}—, se espera.>
<“We have to wait,” says {kid}./“You don’t move a cat,” says {kid}, “you wait.”>

{up} espera arriba.
{up} waits up there.
{kids} [espera|esperan] abajo.
{kids} [waits|wait] below.
<El gato abre un ojo./El gato se estira por partes./El gato sueña con un pez.>
<The cat opens one eye./The cat stretches, bit by bit./The cat dreams of a fish.>
<Por fin se va./A las seis se va a cenar.>
<At last it goes./At six it goes to supper.>
La silla sube.
The chair goes up.
-- intermediate
Entre una escalera y la otra faltaba exactamente una silla.
Between one ladder and the other exactly one chair was missing.
Solo quedaba la del gato, y el gato dormía.
Only the cat’s was left, and the cat was asleep.

<—Habrá que esperar —dijo {kid}./—A un gato no se le despierta —dijo {kid}.>
<“We’ll have to wait,” said {kid}./“You don’t wake a cat,” said {kid}.>

+ {up} esperó colgando, y los demás esperaron mirando.
+ {up} waited, hanging, and the others waited, watching.
Cuando <el gato se fue a ver la lluvia/el gato recordó que era la hora de cenar>, la silla subió de mano en mano.
When <the cat left to look at the rain/the cat remembered supper>, the chair went up from hand to hand.
-- advanced
Entre las dos escaleras había el hueco justo de una silla.
Between the two ladders was a gap of exactly one chair.
La única que quedaba tenía un gato encima, y despertarlo no se le ocurrió a nadie.
The only one left had a cat on it, and nobody dreamed of waking the cat.
+ {up} esperó colgando, <con mucha educación/hablando del tiempo>.
+ {up} waited there, hanging, <very politely/and talked about the weather>.
A las siete, el gato se estiró y se fue, y la silla subió de mano en mano.
At seven the cat stretched and left, and the chair went up from hand to hand.

== cost ages=9-12
-- beginner
Entre las dos escaleras falta una silla.
Between the two ladders one chair is missing.
Ya no quedan sillas.
There are no more chairs.
{kid} va a su cuarto y vuelve con {last}.
{kid} goes away and comes back with {last}.
+ Es lo que más quiere.
+ Nothing is worth more to {kid}.

—Cabe justo —dice {other}.
“It fits exactly,” says {other}.

+ Nadie dice nada más.
+ Nobody says another word.
+ {up} mira con mucho cuidado.
+ {up} looks at it with great care.

{up} pone un pie encima.
{up} puts one foot on it.
{last.bent}
{last.bent}
-- intermediate
Entre las dos escaleras faltaba una silla, y no había más.
Between the two ladders one chair was missing, and there were no more.
{kid} se fue a su cuarto y volvió con {last}.
{kid} went away and came back with {last}.

—¿Seguro? —preguntó {up}.
“Are you sure?” asked {up}.

{kid} no contestó, pero lo puso en su sitio.
{kid} did not answer, but put it in its place.
{last.was}
{last.was}
-- advanced
Entre las dos escaleras había el hueco de una silla, y no quedaba ninguna.
Between the two ladders was a gap of one chair, and there was none left.
{kid} tardó un rato en volver de su cuarto, y volvió con {last}.
{kid} was gone for some time, and came back with {last}.

+ —Piénsalo —dijo {up}—, que peso bastante.
+ “Think it over,” said {up}, “because I am not light.”

+ {kid} ya lo había pensado en el pasillo.
+ {kid} had thought it over in the hall.
{last.was}
{last.was}

== handover medium
-- beginner
{up} baja un escalón, y {kid} sube otro.
{up} comes down one step, and {kid} goes up one.
Se encuentran en medio.
They meet in the middle.

—¿Qué hay abajo? —pregunta {up}.
“What is there below?” asks {up}.

—Pan y vecinos —dice {kid}—.
“Bread and neighbours,” says {kid}.
¿Y arriba?
“And up there?”

—Mucho sitio —dice {up}—, y nadie.
“A lot of room,” says {up}, “and nobody.”

<Se dan la mano, y las sillas bailan./Se dan la mano con mucho cuidado.>
<They shake hands, and the chairs dance./They shake hands with great care.>
Todos los vecinos sujetan la escalera.
All the neighbours hold the ladder.
-- intermediate
<{up} bajó tres sillas, {kid} subió tres, y se encontraron en la de en medio./{kid} subía y {up} bajaba, y en la silla de en medio no había sitio para dos.>
<{up} came down three chairs, {kid} went up three, and they met in the middle./{kid} was going up, {up} was coming down, and the middle chair had room for one.>

—¿Qué tal se está abajo? —preguntó {up}.
“What is it like below?” asked {up}.

—Hay pan y hay vecinos —dijo {kid}—, ¿y arriba?
“There’s bread and there are neighbours,” said {kid}, “and up there?”

@up —Mucho sitio, y nadie a quien enseñárselo.
“A lot of room, and nobody to show it to.”

<Se dieron la mano, y cuarenta sillas contuvieron el aliento./Se dieron la mano, despacio, y no se cayó nadie.>
<They shook hands, and forty chairs held their breath./They shook hands, slowly, and nobody fell.>
-- advanced
{up} bajó unas cuantas sillas, {kid} subió otras tantas, y se encontraron en la que había puesto la casa entera.
{up} came down a few chairs, {kid} went up as many, and they met in the middle.

—¿Y qué tal se está ahí abajo? —preguntó {up}, que llevaba años sin hablar con nadie.
“And what is it like down there?” asked {up}, who had not talked to anybody for years.

—Apretados, pero con pan —dijo {kid}.
“Crowded, but there is bread,” said {kid}.

—Arriba sobra sitio, y no hay a quien enseñárselo —suspiró {up}, y se dieron la mano <sin que se cayera nadie/con cuarenta sillas conteniendo el aliento>.
“Up there is too much room, and nobody to show it to,” sighed {up}, and they shook hands <and nobody fell/while forty chairs held their breath>.

== toptopic topics=dreamer
-- beginner
{kids} [sube|suben] a {house.top}.
{kids} [climbs|climb] to {house.top}.
Detrás {topic:sube|suben} {topic.the}.
Behind {topic:comes|come} {topic.the}.
+ {house.night}
+ {house.night}

—Aquí no hay ningún truco —dice {up}—.
“There is no trick up here,” says {up}.
Hay sitio, y nadie se ríe.
“There is room, and no one laughs.”

{topic.the} {topic:prueba|prueban}, y no sale.
{topic.the} {topic:tries|try}, and it does not work.
{topic:Prueba|Prueban} <nueve/doce> veces más.
There are <nine/twelve> more tries.

—Otra —{topic:dice|dicen} {topic.the}.
“One more,” {topic:says|say} {topic.the}.

Y a esa, {topic.the} {topic:consigue|consiguen} {topic.do}.
And at that one {topic.the} can {topic.do}.
Dura {lasts}.
It lasts {lasts}.

—¡Otra vez! —dice {kid}, y dura el doble.
“Again!” says {kid}, and it lasts twice as long.
-- intermediate
{kids} [subió|subieron] a {house.top}, y {topic.the} {topic:subió|subieron} detrás.
{kids} climbed to {house.top}, and {topic.the} came behind.
+ {house.night}
+ {house.night}

—Aquí arriba no hay ningún truco —dijo {up}—, solo hay sitio, y nadie que se ría.
“There is no trick up here,” said {up}, “only room, and nobody to laugh.”

{topic.the} {topic:probó|probaron} una vez, y no salió, y <nueve/doce> veces más.
{topic.the} tried once, and it did not work, and <nine/twelve> times more.

—Otra —{topic:dijo|dijeron} {topic.the}, cuando {up} ya doblaba las sillas.
“One more,” said {topic.the}, when {up} was already folding the chairs.

Y a esa, {topic.the} {topic:consiguió|consiguieron} {topic.do}.
And at that one {topic.the} managed to {topic.do}.
Duró {lasts}.
It lasted {lasts}.

+ —¡Otra vez! —dijo {kid}, y duró el doble.
+ “Again!” said {kid}, and it lasted twice as long.
-- advanced
{kids} [subió|subieron] a {house.top}, y detrás {topic:subió|subieron} {topic.the}.
{kids} climbed to {house.top}, and {topic.the} came behind.
+ {house.night}
+ {house.night}

—Aquí no hay truco ninguno, solo sitio, y nadie que se ría —explicó {up}.
“There is no trick up here, only room, and nobody to laugh,” explained {up}.

{topic.the} {topic:probó|probaron} una vez, y <nueve/doce> más, y cuando {up} ya doblaba las sillas {topic:dijo|dijeron}: «Otra».
{topic.the} tried once, and <nine/twelve> times more, and when {up} was already folding the chairs, a voice said: “One more.”
Y a esa, {topic.the} {topic:consiguió|consiguieron} {topic.do}.
And at that one {topic.the} managed to {topic.do}.
+ Duró {lasts}.
+ It lasted {lasts}.

+ —¡Otra vez! —dijo {kid}.
+ “Again!” said {kid}.

== topwish topics=wish
-- beginner
{kids} [sube|suben] por fin a {house.top}.
{kids} [climbs|climb] to {house.top} at last.
+ {house.night}
+ {house.night}

—Para {topic.do} no hay truco —dice {up}—.
“There is no trick to it up here,” says {up}.
Hay sitio, y nadie se ríe.
“There is room, and no one laughs.”

La primera vez no sale.
The first time it does not work.
Salen mal <nueve/doce> más.
Nor do the next <nine/twelve>.

—Una más —dice {kid}.
“One more,” says {kid}.

Esa dura {lasts}.
That one lasts {lasts}.
A la siguiente, {kids} [puede|pueden] {topic.do} de verdad.
At the next, {kids} can really {topic.do}.
-- intermediate
{kids} [subió|subieron] por fin a {house.top}.
{kids} climbed to {house.top} at last.
+ {house.night}
+ {house.night}

—Para {topic.do} no hay ningún truco —dijo {up}—, solo sitio, y nadie que se ría.
“There is no trick to it up here,” said {up}, “only room, and nobody to laugh.”

La primera vez no salió, ni las <nueve/doce> siguientes.
The first time it did not work, nor did the next <nine/twelve>.

—Una más —dijo {kid}, cuando {up} ya doblaba las sillas.
“One more,” said {kid}, when {up} was already folding the chairs.

Esa duró {lasts}.
That one lasted {lasts}.
A la siguiente, {kids} [pudo|pudieron] {topic.do} de verdad.
At the next, {kids} could really {topic.do}.
-- advanced
{kids} [subió|subieron] por fin a {house.top}.
{kids} climbed to {house.top} at last.
+ {house.night}
+ {house.night}

—Para {topic.do} no hay truco ninguno, solo sitio, y nadie que se ría —explicó {up}.
“There is no trick to it, only room, and nobody to laugh,” explained {up}.

La primera vez no salió, ni las <nueve/doce> siguientes, y {up} ya doblaba las sillas.
The first time it did not work, nor did the next <nine/twelve>, and {up} was already folding the chairs.

—Una más —dijo {kid}.
“One more,” said {kid}.

Esa duró {lasts}.
That one lasted {lasts}.
A la siguiente, {kids} [pudo|pudieron] {topic.do} de verdad.
At the next, {kids} could really {topic.do}.

== end
-- beginner
<{up} baja y come sopa con los vecinos./{up} baja y saluda a todos los vecinos.>
<{up} comes down and eats soup with the neighbours./{up} comes down and says hello to all the neighbours.>
<Cada sábado alguien sube./Desde hoy, cualquiera puede subir.>
<Every Saturday somebody goes up./From today anybody can go up.>
<Otra persona baja./Cualquiera puede bajar.>
<Somebody else comes down./Anybody can come down.>
<Un día {kid} cuenta las sillas./Un lunes, {kid} cuenta las sillas.>
<One day {kid} counts the chairs./One Monday {kid} counts the chairs.>
+ <El gato está en una./En una hay un gato.>
+ <The cat is on one of them./On one there is a cat.>

—Es raro —dice {kid}—: sobra una silla.
“That is odd,” says {kid}, “there is one chair too many.”
-- intermediate
+ <Aquella noche, {up} bajó a tomar sopa con los vecinos y repitió./Aquella noche, {up} bajó a la calle y tocó una por una las farolas.>
+ <That night {up} came down to have soup with the neighbours, twice./That night {up} came down to the street and touched every lamp post.>
<Desde entonces, los sábados unos suben y otros bajan./Ahora, los sábados, hay gente en las dos direcciones.>
<Since then, on Saturdays, some go up and others come down./Now, on Saturdays, there are people going both ways.>
+ <El cartel ya no está torcido./El cartel tiene ahora una flecha.>
+ <The sign is not crooked any more./The sign has an arrow now.>
El otro día, {kid} contó las sillas de la mesa.
The other day {kid} counted the chairs at the table.

—Qué raro —dijo {kid}—: sobra una silla.
“How odd,” said {kid}, “there is one chair too many.”
-- advanced
+ <Aquella noche, {up} bajó a tomar sopa con los vecinos, de pie, y repitió./Aquella noche, {up} bajó a la calle y fue tocando, una por una, las farolas.>
+ <That night {up} came down to have soup with the neighbours, standing up, and had some more./That night {up} came down to the street and touched the lamp posts, one by one.>
<Desde entonces unos suben, otros bajan y todos se paran a hablar en la silla de en medio./Desde entonces hay tráfico los sábados, y en la silla de en medio se cede el paso.>
<Since then some go up, others come down, and all stop to talk on the middle chair./Since then there is traffic on Saturdays, and on the middle chair you give way.>
<El otro día, ya de noche, {kid} las contó./El otro día, por curiosidad, {kid} las contó.>
<The other day, late in the evening, {kid} counted the chairs./The other day, out of curiosity, {kid} counted the chairs.>

—Qué raro —dijo {kid}—: sobra una.
“How odd,” said {kid}, “there is one too many.”
