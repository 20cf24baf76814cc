plot: Children who are late for everything enter a race that the last one in wins and nobody may stop in: they win it by an ant, or by what the hero does, fairly, and come for the prize an hour too late.
kinds: original, classic, humor, sci-fi, horror, adventure, fantasy
ages: 3-5, 6-8, 9-12
topics: any
picture kinds=sci-fi: course spaceship, day, happy, kid walks, other, hero, rival, thing topic
picture: course village, day, happy, kid walks, other, hero, rival, thing topic
middle: same, same, calm, kid sits, other, hero, rival walks, thing topic
end: same, night, happy, kid jumps, other, hero, rival, thing topic
take steps: 1 3 5
take pauses: 0 2 2
take hours: 0 0 2

title: Un pie y luego el otro = One Foot and Then the Other
title: La carrera lenta = The Slow Race
title: Prohibido pararse = No Stopping
title: Gana quien tarda = At Last

cast course: la calle del Pozo = Well Street
  in: en la calle del Pozo = in Well Street
  from: la fuente = the fountain
  to: la panadería = the bakery
  odd: A mitad de camino huele a pan. = Halfway along, it smells of bread.
  dusk: Ya encienden los faroles. = The street lamps are coming on.
cast course: la plaza de los Patos = Duck Square
  in: en la plaza de los Patos = in Duck Square
  from: la estatua = the statue
  to: el quiosco = the newsstand
  odd: Hay que dejar pasar a los patos. = Ducks go first there.
  dusk: Los patos ya duermen en fila. = The ducks are asleep in a row.
cast course: la cuesta del Horno = Oven Hill
  seen: un pueblo = a village
  in: en la cuesta del Horno = on Oven Hill
  from: el buzón = the letter box
  to: la última farola = the last street lamp
  odd: Es cuesta abajo, y eso es lo difícil. = It goes downhill, which is the hard part.
  dusk: Toda la cuesta huele a cena. = The whole hill smells of supper.
cast course: el puente largo = the long bridge
  in: en el puente largo = on the long bridge
  from: la primera piedra = the first stone
  to: la otra orilla = the other bank
  odd: Debajo, hasta el río va más deprisa. = Below it, even the river is faster.
  dusk: El río ya está negro. = The river is black now.
cast course ages=3-5: el patio de casa = the yard at home
  seen: un jardín = a garden
  in: en el patio de casa = in the yard at home
  from: la puerta de la cocina = the kitchen door
  to: el limonero = the lemon tree
  odd: Las gallinas miran desde la valla. = The hens watch from the fence.
  dusk: Las gallinas ya duermen. = The hens are asleep now.
cast course old ages=3-5: el jardín de la abuela = Grandma’s garden
  in: en el jardín de la abuela = in Grandma’s garden
  from: la regadera = the watering can
  to: la última lechuga = the last lettuce
  odd: No se puede pisar ninguna fresa. = No strawberry may be stepped on.
  dusk: Se enciende la luz de la cocina. = The kitchen light comes on.
cast course kinds=sci-fi: el gran pasillo de la estación = the great corridor of the station
  in: en el gran pasillo de la estación = in the great corridor of the station
  from: la puerta tres = Door Three
  to: la ventana de popa = the stern window
  odd: Sin botas de imán, el aire empuja. = Without magnet boots, the air pushes.
  dusk: La Tierra pasa otra vez por la ventana. = The Earth goes past the window again.
cast course kinds=sci-fi: el cráter de los domingos = Sunday Crater
  in: en el cráter de los domingos = in Sunday Crater
  from: la bandera vieja = the old flag
  to: la cúpula nueva = the new dome
  odd: En la Luna, un paso dura mucho. = On the Moon, a step takes long.
  dusk: La sombra del cráter ya es azul. = The shadow of the crater is blue now.
cast course old kinds=horror: el paseo del cementerio viejo = Old Graveyard Walk
  seen: un parque = a park
  in: en el paseo del cementerio viejo = on Old Graveyard Walk
  from: la verja = the gate
  to: el ángel sin nariz = the angel with no nose
  odd: Alguien aplaude, y no hay nadie. = Somebody claps, and nobody is there.
  dusk: El ángel parece un paso más cerca. = The angel looks one step nearer.
cast course kinds=horror: la casa de los relojes = the house of clocks
  seen: una escalera = stairs
  in: en la casa de los relojes = in the house of clocks
  from: el espejo = the mirror
  to: la última puerta = the last door
  odd: El espejo siempre llega antes. = The mirror always gets there before you.
  dusk: Todos los relojes dan las trece. = All the clocks strike thirteen.
cast course kinds=fantasy: el bosque de los árboles que andan = the wood of walking trees
  in: en el bosque de los árboles que andan = in the wood of walking trees
  from: el roble viejo = the old oak
  to: el roble nuevo = the young oak
  odd: Los robles hacen trampa y se acercan. = The oaks cheat, and come closer.
  dusk: Los robles ya no se mueven. = The oaks have stopped moving.
cast course kinds=fantasy: la calle de los gigantes = Giants’ Row
  in: en la calle de los gigantes = in Giants’ Row
  from: un zapato = one shoe
  to: el otro zapato = the other shoe
  odd: Los zapatos son de un gigante alto. = The shoes belong to a tall giant.
  dusk: Un gigante corre las cortinas. = A giant is drawing the curtains.
cast course kinds=adventure: la muralla del puerto = the harbour wall
  in: en la muralla del puerto = on the harbour wall
  from: el cañón = the cannon
  to: el faro = the lighthouse
  odd: A los lados hay mar, y olas. = On both sides there is sea, with waves.
  dusk: El faro ya da vueltas. = The lighthouse is turning now.
cast course kinds=adventure: el puente de cuerdas = the rope bridge
  in: en el puente de cuerdas = on the rope bridge
  from: el pino = the pine tree
  to: la cueva = the cave
  odd: Si alguien corre, se mueve todo. = If anybody runs, everything moves.
  dusk: Sale la luna debajo del puente. = The moon comes up below the bridge.

cast team:
  b: {topic}: así se llama el equipo. = {topic} is the name of the team.
  bb: {kids} [pinta|pintan] el nombre en una sábana. = {kids} [paints|paint] the name on a sheet.
  i: {topic}: así se llamó el equipo. = {topic} was the name of the team.
  ii: {kids} lo [pintó|pintaron] en una sábana, que tardó tres días en secarse. = {kids} painted it on a sheet, which took three days to dry.
  a: El equipo se inscribió con el nombre de {topic}. = The team was entered under the name of {topic}.
  aa: {kids} lo [pintó|pintaron] en una sábana, que arrastraba mucho y servía de freno. = {kids} painted it on a sheet, which dragged along behind and made a good brake.
cast team:
  b: El equipo se llama así: {topic}. = The team has a name: {topic}.
  bb: {kid} cose el nombre, una letra al día. = {kid} sews it on a shirt, one letter a day.
  i: El equipo llevaba este nombre: {topic}. = The team went by this name: {topic}.
  ii: {kid} lo cosió en la camiseta, a una letra por día. = {kid} sewed it on a shirt, at one letter a day.
  a: En la lista, el equipo figuraba así: {topic}. = On the list the team was down as {topic}.
  aa: {kid} lo bordó en la camiseta a razón de una letra diaria, con descanso los domingos. = {kid} sewed it on a shirt at one letter a day, with Sundays off.
cast team topics=hero:now,dreamer:
  b: En el equipo {topic:está|están} también {topic.full}. = {topic.full} {topic:is|are} on the team too.
  bb: {topic.the} {topic:tarda|tardan} una hora en decir hola. = {topic.the} {topic:takes|take} an hour to say hello.
  i: En el equipo {topic:entró|entraron} también {topic.full}. = {topic.full} joined the team as well.
  ii: Para ponerse el número, {topic.the} {topic:tardó|tardaron} de lunes a jueves. = To put on a number, {topic.the} took from Monday to Thursday.
  a: Al equipo se {topic:sumó|sumaron} también {topic.full}. = The team was also joined by {topic.full}.
  aa: Solo para ponerse el número, {topic.the} {topic:necesitó|necesitaron} de lunes a jueves. = Only to put on a number, {topic.the} needed from Monday to Thursday.
cast team topics=hero:now,dreamer:
  b: {topic.full} también {topic:quiere|quieren} correr. = {topic.full} {topic:wants|want} to run too.
  bb: {topic.the} {topic:sale|salen} de casa el jueves. = {topic.the} {topic:leaves|leave} home on Thursday.
  i: También {topic:quiso|quisieron} correr {topic.full}. = {topic.full} wanted to run as well.
  ii: La carrera era el domingo, y {topic.the} {topic:salió|salieron} de casa el jueves. = The race was on Sunday, and {topic.the} left home on Thursday.
  a: También {topic:pidió|pidieron} plaza en el equipo {topic.full}. = {topic.full} asked for a place on the team.
  aa: Aunque la salida quedaba cerca, {topic.the} {topic:salió|salieron} de casa tres días antes. = Although the start was not far off, {topic.the} left home three days early.

cast prize: un queso de tres años = a cheese three years old
  the: el queso = the cheese
  last: Al queso todavía le falta un año. = The cheese still needs another year.
cast prize: un reloj que atrasa = a clock that runs slow
  the: el reloj = the clock
  last: En el reloj todavía son las siete. = On the clock it is still seven.
cast prize: un cactus que da una flor cada siete años = a cactus that flowers every seven years
  the: el cactus = the cactus
  last: La flor sale dentro de seis años. = The flower comes in six years.
cast prize: un rompecabezas de nieve = a jigsaw puzzle of snow
  the: el rompecabezas = the puzzle
  last: Son dos mil piezas, y todas blancas. = It has two thousand pieces, all white.

cast rival f: Benita la de los sellos = Benita from the post office
  short: Benita = Benita
  job: Tarda una hora en vender un sello. = She takes an hour to sell one stamp.
  was: tardaba una hora en vender un sello = took an hour to sell one stamp
cast rival m: el señor Robles = Mr Robles
  short: el señor Robles = Mr Robles
  job: Tarda dos horas en elegir un melón. = He takes two hours to choose a melon.
  was: tardaba dos horas en elegir un melón = took two hours to choose a melon
cast rival f: la señora Quiroga = Mrs Quiroga
  short: la señora Quiroga = Mrs Quiroga
  job: Tarda una mañana en contar un chiste. = She takes a morning to tell a joke.
  was: tardaba una mañana en contar un chiste = took a whole morning to tell one joke
cast rival m: Evaristo el pintor = Evaristo the painter
  short: Evaristo = Evaristo
  job: Pinta la misma puerta desde hace nueve años. = He has painted one door for nine years.
  was: llevaba nueve años pintando una puerta = had been painting one door for nine years

cast tiny f: una hormiga con una miga = an ant with a crumb
  the: la hormiga = the ant
  more: otras cuarenta hormigas = forty more ants
cast tiny f: una mariquita que no vuela = a ladybird that does not fly
  the: la mariquita = the ladybird
  more: otras cuatro mariquitas = four more ladybirds
cast tiny m: un caracol recién nacido = a newborn snail
  the: el caracol = the snail
  more: sus doce hermanos = its twelve brothers
cast tiny m: un escarabajo con una bola = a beetle with a ball
  the: el escarabajo = the beetle
  more: otros tres escarabajos = three more beetles
cast tiny m kinds=sci-fi: un robot como una uña = a robot the size of a fingernail
  the: el robot = the robot
  more: otros treinta robots = thirty more robots
cast tiny f kinds=sci-fi: una hormiga con casco = an ant in a helmet
  the: la hormiga = the ant
  more: otras cien hormigas = a hundred more ants
cast tiny f kinds=horror: una araña con una linterna = a spider with a lantern
  the: la araña = the spider
  more: sus trece hijas = its thirteen daughters
cast tiny m kinds=fantasy: un duende como un dedal = a goblin the size of a thimble
  the: el duende = the goblin
  more: otros veinte duendes = twenty more goblins
cast tiny m kinds=adventure: un cangrejo que va de lado = a crab that walks sideways
  the: el cangrejo = the crab
  more: otros nueve cangrejos = nine more crabs

speaks man m: el hombre = the man
speaks judge m: el juez = the judge
speaks gentleman m: el señor = the man
speaks wife f: la mujer = the woman
speaks lady f: la señora = the lady
speaks aunt f: la tía = the aunt
speaks woman f: la vecina = the neighbour
speaks photographer m: el fotógrafo = the photographer
speaks announcer f: la locutora = the announcer
speaks lost m: el señor = the man

word: la carrera = the race
word: el premio = the prize
word: el juez = the judge
word: la bandera = the flag
word: el pie: pie, pies = the foot: foot, feet
word: la raya = the line
word: la sopa = the soup
word: el cartel = the poster
word: el paso: paso, pasos = the step: step, steps
word: el equipo = the team
word: despacio = slowly
word: el zapato: zapato, zapatos = the shoe: shoe, shoes
word: deprisa = hurry up
word: la regla: regla, reglas = the rule: rule, rules
word: la sombra = the shadow
word: la paloma = the pigeon
word: la silla: silla, sillas = the chair: chair, chairs
word: la lluvia: lluvia, llueve, llover = the rain: rain, raining
word: las zapatillas: zapatillas = the slippers: slippers
word: el perro = the dog
word: el caracol = the snail

question: ¿Qué harías tú para ir más despacio sin pararte? = What would you do to go slower without stopping?
question: ¿Por qué el juez dice una hora y espera otra? = Why does the judge say one time and expect another?
question: ¿Qué haces tú más despacio que nadie? = What do you do more slowly than anybody else?

== late
-- beginner
<{kids} [come|comen] la sopa muy despacio./La sopa de {kids} dura una hora.>
<{kids} [eats|eat] soup very slowly./One bowl of soup takes {kids} an hour.>
+ <Cuando termina la sopa, la mesa ya está limpia./La sopa está fría, y luego está muy fría.>
+ <When the soup is gone, the table is clean already./The soup is cold, and then very cold.>
+ Un zapato dura diez minutos.
+ One shoe takes ten minutes.
+ <El otro zapato empieza después del descanso./El otro zapato está siempre en otra parte.>
+ <The other shoe begins after a rest./The other shoe is always somewhere else.>

—¡Deprisa! —dice todo el mundo.
“Hurry up!” says everybody.

Hoy hay un cartel {course.in}.
Today there is a poster {course.in}.
<Dice: «Carrera lenta»./Pone: «Gran carrera lenta».>
<It says: “Slow race”./It says: “Great slow race”.>
<Gana quien llega después de todos./El premio es para quien llega después.>
<The last one in is the winner./The one who comes last wins.>
El premio es {prize}.
The prize is {prize}.

—Por fin —dice {kid}.
“At last,” says {kid}.
-- intermediate
{kids} [tardaba|tardaban] tanto con la sopa que <la cuchara se quedaba de pie/la mesa se recogía alrededor del plato>.
{kids} took so long over soup that <the spoon stood up in it/the table was cleared around the plate>.
+ Cada zapato duraba diez minutos, <y entre los dos había un descanso/y eso era solo el izquierdo>.
+ Each shoe took ten minutes, <with a rest in between/and that was only the left one>.

+ —¡Deprisa! —decía todo el mundo.
+ “Hurry up!” everybody said.

Un día, <un cartel anunció/se anunció> {course.in} una carrera lenta.
One day <a poster announced/they announced> a slow race {course.in}.
Ganaba quien llegara después de todos, y el premio era {prize}.
The last one in was the winner, and the prize was {prize}.

—Por fin —dijo {kid}.
“At last,” said {kid}.
-- advanced
+ En casa, la palabra más oída era «deprisa», <sobre todo delante de la sopa/sobre todo a la hora de los zapatos>.
+ At home the words most often heard were “hurry up”, <above all over soup/above all when it came to shoes>.
+ <No era pereza: en la sopa había muchas letras, y {kids} las [leía|leían]./No era pereza: es que los cordones tienen dos puntas.>
+ <It was not laziness: there were letters in the soup, and {kids} read them./It was not laziness: it is just that laces have two ends.>
<Un día, un cartel anunció {course.in} una carrera que ganaría quien llegase después de todos./Cierto día se convocó {course.in} una carrera lenta, en la que vencía quien llegase después de todos.>
<One day a poster {course.in} announced a race that the last one in would win./One day a slow race was announced {course.in}, with victory for the last one in.>
El premio era {prize}.
The prize was {prize}.

—Por fin —dijo {kid}.
“At last,” said {kid}.

== team
-- beginner
{team.b}
{team.b}
+ {team.bb}
+ {team.bb}
-- intermediate
{team.i}
{team.i}
+ {team.ii}
+ {team.ii}
-- advanced
{team.a}
{team.a}
+ {team.aa}
+ {team.aa}

== start
-- beginner
La carrera va de {course.from} a {course.to}.
The race goes from {course.from} to {course.to}.
+ {course.odd}
+ {course.odd}
<El juez lee las reglas./El juez tiene una hoja con las reglas.>
<The judge reads the rules./The judge has a sheet with the rules.>

@judge <—Está prohibido pararse —lee—, y está prohibido volver./—Nadie se para y nadie vuelve atrás —lee.>
<“No stopping,” he reads, “and no turning back.”/“Nobody stops and nobody goes back,” he reads.>

También corre {rival}.
{rival} is in the race too.
+ {rival.job}
+ {rival.job}
+ El juez baja la bandera, despacio.
+ The judge lowers the flag, slowly.
+ <Un perro bosteza./Una señora bosteza.>
+ <A dog yawns./A lady yawns.>
-- intermediate
La carrera iba de {course.from} a {course.to}.
The race went from {course.from} to {course.to}.
+ {course.odd}
+ {course.odd}

<—Está prohibido pararse —leyó el juez—, y también volver atrás./—Quien se pare o vuelva atrás —leyó el juez—, a su casa.>
<“No stopping,” read the judge, “and no turning back either.”/“Anybody who stops or turns back,” read the judge, “goes home.”>

Todos miraban a {rival}.
Everybody was looking at {rival}.
+ <Ya había ganado tres veces./Ganaba todos los años.>
+ <{rival:He|She} had won three times already./{rival:He|She} won it every year.>
+ Con razón: {rival.was}.
+ No wonder: {rival:he|she} {rival.was}.
+ El juez bajó la bandera, <y tardó un minuto en hacerlo/y un perro bostezó antes del final>.
+ The judge lowered the flag, <and took a minute over it/and a dog yawned before it was down>.
-- advanced
+ Había que ir de {course.from} a {course.to}.
+ The race went from {course.from} to {course.to}.
+ {course.odd}
+ {course.odd}

<—Quien se pare, queda fuera, y quien dé un paso atrás, también —leyó el juez./—Está prohibido pararse, y dar un paso atrás cuenta como trampa —leyó el juez.>
<“Anybody who stops is out, and so is anybody who takes a step back,” read the judge./“There is no stopping, and one step back counts as cheating,” read the judge.>

+ La gente apostaba por {rival}, porque {rival.was}.
+ People were betting on {rival}, because {rival:he|she} {rival.was}.
+ La bandera bajó tan poco a poco que <un perro bostezó a la mitad/hubo quien la creyó rota>.
+ The flag came down so gradually that <a dog yawned halfway/some people thought it had stuck>.

== feet-one ages=3-5
-- beginner
* —Un pie, y luego el otro —dice {kid}.
* “One foot, and then the other,” says {kid}.
-- intermediate
* —Un pie, y luego el otro —dijo {kid} en voz baja.
* “One foot, and then the other,” said {kid} quietly.
-- advanced
* —Un pie, y luego, cuando llegue, el otro —dijo {kid}.
* “One foot and then, when it gets here, the other,” said {kid}.

== shoelace in steps
-- beginner
A {kid} se le suelta un cordón.
A lace on {kid}’s shoe comes undone.
No se puede parar.
There is no stopping.
{other} ata el cordón andando.
{other} ties it on the move.
<Tarda once pasos./Ata también un poco de hierba.>
<It takes eleven steps./Some grass gets tied in too.>
Pero lo ata al otro zapato.
But now it is tied to the other shoe.
Ahora los pasos son muy pequeños.
Now the steps are very small.
El juez mira sus papeles.
The judge looks at his papers.

@judge —Los zapatos pueden ser amigos —dice al final.
“Shoes may be friends,” he says at last.
-- intermediate
A {kid} se le soltó un cordón, y pararse estaba prohibido.
A lace on {kid}’s shoe came undone, and stopping was not allowed.
{other} lo ató en marcha, <lo que costó once pasos/con un poco de hierba dentro del nudo>.
{other} tied it on the move, <which took eleven steps/with a little grass inside the knot>.
Por error quedó atado al otro zapato, y los pasos se hicieron diminutos.
By mistake it got tied to the other shoe, and the steps became tiny.
+ El juez repasó sus papeles por delante y por detrás.
+ The judge went through his papers, front and back.

@judge —No dice nada de zapatos que se juntan —tuvo que admitir.
“It says nothing about shoes that hold together,” he had to admit.
-- advanced
A los veinte pasos se soltó un cordón de {kid}, y hubo que atarlo sin dejar de andar.
After twenty steps a lace on {kid}’s shoe came undone, and it had to be tied without stopping.
{other} hizo un nudo espléndido, que <llevaba dentro algo de hierba/costó once pasos>, y que unía un zapato con el otro.
{other} made a splendid knot, which <had some grass in it/took eleven steps>, and which joined one shoe to the other.
+ Desde ese momento ningún paso fue más largo que una galleta.
+ From there on no step was longer than a biscuit.
+ El juez buscó en el reglamento, y no había nada en contra de que dos zapatos se hicieran amigos.
+ The judge searched the rules, and found nothing against two shoes making friends.

== band in steps
-- beginner
En una esquina hay una banda de música.
On one corner there is a band.
Toca una marcha muy rápida.
It plays a very fast march.
Los pies quieren correr.
All the feet want to run.
El panadero baila, baila y cruza la raya.
The baker dances, dances and crosses the line.

—Fuera —dice el juez, y baila un poco.
“Out,” says the judge, and dances a little.

{kids} [canta|cantan] una nana, bajito.
{kids} [sings|sing] a lullaby, very softly.
<La banda también se duerme un poco./El trombón bosteza y se equivoca.>
<The band gets a little sleepy too./The trombone yawns and plays a wrong note.>
-- intermediate
En una esquina esperaba una banda con una marcha rapidísima.
On one corner a band was waiting with a very fast march.
El panadero llevaba tres horas de ventaja hacia atrás.
The baker had been well behind, which is to say ahead.
Pero sus pies empezaron a bailar, y <bailando cruzó la raya/no pararon hasta la llegada>.
But his feet began to dance, and <they danced him over the line/never stopped until the finish>.
{kids} [se tapó|se taparon] los oídos y [cantó|cantaron] una nana.
{kids} hummed a lullaby, with both ears covered.
A la tercera vez, <al trombón se le cerraban los ojos/el del tambor daba ya un golpe por minuto>.
By the third time <the trombone player could hardly see/the drummer was down to one beat a minute>.
-- advanced
Al doblar una esquina apareció una banda, contratada, según se dijo, por alguien que quería irse a comer.
Round a corner stood a band, hired, it was said, by somebody who wanted to get home for lunch.
Tocó una marcha tan alegre que al panadero se le fueron los pies, y <no pararon hasta la raya/lo dejaron, llorando, en la llegada>.
It played such a cheerful march that the baker’s feet took off and <did not stop until the line/left him, in tears, at the finish>.
{kids} [resistió|resistieron] a base de nanas, cada vez más lentas.
{kids} held out with lullabies, each one slower than the last.
+ Al final era la banda la que llevaba el paso, y el trombón bostezaba.
+ In the end the band was following them, and the trombone was yawning.

== rocket in steps
-- beginner
También corre un perro, que se llama Cohete.
A dog is running too, and his name is Rocket.
Cohete cruza la raya en cuatro segundos.
Rocket crosses the line in four seconds.

—Eliminado —dice el juez.
“Out,” says the judge.

Cohete no lo entiende.
Rocket does not understand.
Vuelve a la salida y cruza otra vez.
He goes back and does it again.
<Lo hace nueve veces./Ladra y pide su galleta.>
<He does it nine times./He barks and asks for his biscuit.>

@- —Cada año igual —dice su dueña, muy orgullosa.
“It is the same every year,” says his owner proudly.
-- intermediate
También participaba un perro, Cohete, que llegó en cuatro segundos.
A dog was taking part as well, Rocket, who arrived in four seconds.

—Eliminado —dijo el juez.
“Out,” said the judge.

Cohete pensó que no lo habían visto bien, así que lo repitió.
Rocket thought that nobody had been looking, so he did it again.
<Lo repitió once veces, cada una más rápida./La tercera vez trajo, además, el gorro del juez.>
<He did it eleven times, faster each time./The third time he also brought the judge’s hat.>
+ Su dueña lo apuntaba todos los años, y todos los años lloraba de orgullo.
+ His owner entered him every year, and every year she cried with pride.
-- advanced
También estaba inscrito Cohete, un perro que alcanzó la llegada en cuatro segundos y quedó eliminado en el acto.
Also entered was Rocket, a dog who reached the finish in four seconds and was out of the race at once.
Como nadie aplaudía, supuso que no lo habían visto, y <repitió la carrera once veces/volvió a hacerla con el gorro del juez en la boca>.
As nobody clapped, he supposed that they had missed it, and <ran the race eleven more times/ran it again with the judge’s hat in his mouth>.
Su dueña lo apuntaba todos los años.
His owner entered him every year.

@- —Es el mejor de los peores —decía, secándose los ojos.
“He is the best of the worst,” she said, drying her eyes.

== pigeon in steps
-- beginner
Una paloma baja del cielo y mira.
A pigeon comes down and looks.
Ve a {other} y ve una estatua.
It sees {other}, and it sees a statue.
Se sienta en su cabeza.
It sits down on that head.
<Trae una ramita, y después otra./Mira al norte y hace «cucú».>
<It brings a twig, and then another one./It looks north and says “coo”.>

—¿Pesa mucho? —pregunta alguien.
“Is it heavy?” asks somebody.

—Solo cuando piensa —dice {other}.
“Only when it thinks,” says {other}.

A los diez pasos la paloma nota algo y se va.
After ten steps the pigeon notices something and leaves.
-- intermediate
Una paloma que pasaba tomó a {other} por una estatua.
A passing pigeon took {other} for a statue.
Se le posó en la cabeza y <fue trayendo ramitas, una por una/se puso a mirar hacia el norte>.
It settled on top and <began to bring twigs, one by one/sat there looking north>.

—¿Pesa? —preguntó una señora desde la acera.
“Is it heavy?” asked a lady from the side.

—Solo cuando piensa —contestó {other} sin mover los labios.
“Only when it thinks,” answered {other} with stiff lips.

+ La paloma tardó diez pasos en notar que la estatua viajaba.
+ It took the pigeon ten steps to notice that the statue was travelling.
Se fue ofendida, y dejó una pluma.
It left, offended, and a feather stayed behind.
-- advanced
Una paloma sin experiencia confundió a {other} con una estatua y se instaló en lo más alto.
An inexperienced pigeon mistook {other} for a statue and moved in at the top.
<Al cuarto de hora había empezado un nido, con cierto gusto./Desde allí gobernó la carrera, mirando siempre al norte.>
<After a quarter of an hour it had begun a nest, rather a tasteful one./From up there it ruled the race, always facing north.>

—Solo pesa cuando piensa —explicó {other}, casi sin mover los labios.
“It is only heavy when it thinks,” explained {other}, hardly moving a lip.

+ Cuando descubrió que su estatua avanzaba, se marchó muy digna, y dejó una pluma como alquiler.
+ When it found out that its statue was moving, it left with dignity, and one feather for the rent.

== photograph in steps
-- beginner
Llega un hombre con una cámara.
A man with a camera comes.
Hace fotos para el periódico.
He takes pictures for the newspaper.
Mira la primera foto y después la segunda.
He looks at the first picture, then at the second.
Son iguales.
They are the same.

@photographer —¡Un poco de movimiento! —grita.
“A little movement, please!” he shouts.

—Ahora mismo —dice {kid}—, dentro de un minuto.
“Right now,” says {kid}, “in a minute.”

<El hombre trae una silla y un bocadillo./El hombre hace una foto de una nube, que corre más.>
<The man fetches a chair and a sandwich./The man photographs a cloud, which is faster.>
-- intermediate
Un periódico había mandado a un fotógrafo de deportes.
A newspaper had sent a sports photographer.
Hizo doce fotos, las miró y vio doce veces la misma.
He took twelve pictures, and looked at the same one twelve times.

@photographer —¡Un poco de movimiento, por favor! —pidió.
“A little movement, please!” he said.

—Ahora mismo —contestó {kid}—, en cuanto baje este pie.
“Right away,” said {kid}, “as soon as this foot comes down.”

<Al final retrató a una nube, que al menos corría./Al final se compró un bocadillo y lo retrató.>
<In the end he took a cloud, which at least was running./In the end he bought a sandwich and took its picture.>
-- advanced
El periódico había enviado a su fotógrafo de deportes, que tenía un dedo famoso por lo rápido.
The newspaper had sent its sports photographer, whose finger was famous for being quick.
+ Disparó cuarenta veces y obtuvo cuarenta copias de la misma foto.
+ He fired forty times and got forty copies of one picture.

@photographer —¿No podría moverse algo? —suplicó.
“Could something perhaps move?” he begged.

—En cuanto baje este pie —prometió {kid}.
“As soon as this foot comes down,” promised {kid}.

<El lunes salió en primera página una nube, que al menos corría./Acabó retratando su propio bocadillo, que también duró más de lo previsto.>
<On Monday the front page showed a cloud, which at least had been running./He ended up photographing his own sandwich, which lasted longer than expected too.>

== snail in steps
-- beginner
Algo pasa por la derecha.
Something goes past on the right.
Es un caracol, y va más deprisa.
It is a snail, and it is faster.
La gente aplaude a {kids}.
People clap for {kids}.

—¡Detrás de un caracol! —gritan—.
“Behind a snail!” they shout.
<¡Eso es un récord!/¡Eso no lo ha hecho nadie!>
<“That is a record!”/“Nobody has ever done that!”>

El caracol mira un momento hacia atrás.
The snail looks back for a moment.
+ Parece preocupado.
+ It looks worried.
Y luego sigue, porque no tiene premio.
Then it goes on, because it gets no prize.
-- intermediate
A media mañana, un caracol pasó por la derecha.
In the middle of the morning a snail went past on the right.
La gente se puso de pie para aplaudir a {kids}.
People stood up to clap for {kids}.

—¡Les gana un caracol! —gritó alguien—.
“Beaten by a snail!” somebody shouted.
<¡Esto es historia!/¡Que venga la radio!>
<“This is history!”/“Call the radio!”>

El caracol volvió un cuerno para mirar qué hacían.
The snail turned one horn to see what was happening.
+ Luego apretó el paso, como quien cruza una calle con poca luz.
+ Then it went a little faster, like somebody in a dark street.
-- advanced
Hacia las once, un caracol sin número adelantó por la derecha a todas las piernas.
Towards eleven a snail without a number overtook all the legs on the right.
El público se levantó para aplaudir a {kids}, porque <ni en los libros constaba algo así/era el primer adelantamiento del día>.
The crowd rose to applaud {kids}, because <no book recorded such a thing/it was the first overtaking of the day>.
El caracol volvió un cuerno para averiguar a qué venía tanto ruido.
The snail turned back one horn to find out what the noise was about.
+ Después apretó el paso, como quien atraviesa un barrio en el que no se siente seguro.
+ Then it moved faster, like somebody crossing a part of town where they do not feel safe.

== lunch in steps
-- beginner
A la una es hora de comer.
At one it is time for lunch.
Una vecina trae sopa en tazas.
A neighbour brings soup in cups.
{kids} [come|comen] y [anda|andan].
{kids} [eats|eat] and [walks|walk].
<La cuchara va más deprisa que los pies./Una gota cae, y llega al suelo antes que el pie.>
<The spoon is faster than the feet./A drop falls, and is down before the foot is.>

—Sin prisa —dice la vecina.
“Take your time,” says the neighbour.

{kid} casi se para de la sorpresa.
{kid} almost stops, out of surprise.
-- intermediate
A la una, una vecina sacó sopa en tazas para los corredores.
At one o’clock a neighbour brought out soup in cups for the runners.
{kids} la [tomó|tomaron] andando, <con más cuchara que pie/sin perder una sola letra>.
{kids} ate it walking, <with more spoon than foot/and did not miss a single noodle>.

—Sin prisa —dijo la vecina—, que quema.
“Take your time,” said the neighbour, “it’s hot.”

Nadie había dicho eso antes en una comida.
Nobody had ever said that at a meal.
+ A {kid} casi se le paró un pie del susto.
+ One of {kid}’s feet almost stopped from the shock.
-- advanced
A la una, una vecina repartió sopa en tazas, que había que tomar sin interrumpir la marcha.
At one a neighbour handed out soup in cups, to be eaten without interrupting the walk.
{kids} [descubrió|descubrieron] que <a ese paso no se derrama ni una gota/a ese paso da tiempo a leer todas las letras>.
{kids} discovered that <at such a speed not one drop is spilled/at such a speed there is time for every noodle>.

—Sin prisa, que quema —recomendó la vecina.
“Take your time, it’s hot,” the neighbour advised.

+ Era la primera vez que se oían esas palabras delante de una sopa, y {kid} por poco se para.
+ It was the first time those words had been heard in front of any soup, and {kid} very nearly stopped.

== shadow in steps
-- beginner
La sombra de un árbol está detrás.
The shadow of a tree is behind.
{kid} la mira.
{kid} looks at it.
Un rato después, la sombra está al lado.
A little later the shadow is alongside.
Después está delante.
Then it is in front.

—Nos gana un árbol —dice {kid}.
“A tree is beating us,” says {kid}.

<—No tiene pies —dice el juez—, y no cuenta./—El árbol no está en mi lista —dice el juez.>
<“It has no feet,” says the judge, “so it does not count.”/“The tree is not on my list,” says the judge.>
-- intermediate
A las doce, la sombra de un árbol quedaba muy atrás.
At twelve the shadow of a tree lay far behind.
A las dos iba a la altura de {other}.
At two it was level with {other}.
A las tres ya iba delante, sin hacer ningún ruido.
At three it was in front, and it made no noise at all.

—Nos está ganando un árbol —dijo {kid}.
“A tree is beating us,” said {kid}.

<El juez lo estudió y decidió que sin pies no cuenta./El juez comprobó la lista, y el árbol no estaba.>
<The judge studied it and decided that it had no feet./The judge checked his list, and no tree was on it.>
-- advanced
A mediodía, la sombra de un árbol se había quedado muy atrás, sin posibilidades.
At noon the shadow of a tree lay far behind, without a chance.
A las cuatro, sin embargo, le tocó el talón a {other}, y poco después iba en cabeza.
At four, however, it touched {other} on the heel, and soon after it was in the lead.

—Acaba de adelantarnos un árbol —informó {kid}.
“A tree has just overtaken us,” reported {kid}.

+ El juez <dictaminó que quien no tiene pies no puede pararse, y lo borró/comprobó la lista y declaró que el árbol corría por su cuenta>.
+ The judge <ruled that what has no feet cannot stop, and crossed it out/checked his list and declared that the tree was running privately>.

== radio in steps
-- beginner
La radio habla de la carrera.
The radio is talking about the race.

—¡Ahora! —dice una señora—.
“Now!” says a lady.
¡No, todavía no!
“No, not yet!”
¡Atención, un dedo del pie!
“Look, a toe!”

En las casas, la gente no respira.
In the houses, people hold their breath.
<En una ventana, un abuelo muerde el periódico./En una cocina se quema un huevo.>
<At a window, a grandfather bites his newspaper./In a kitchen, an egg burns.>

—¡El pie está en el suelo! —grita la señora.
“The foot is on the ground!” shouts the lady.

Y pone música, para descansar.
And she plays some music, to calm down.
-- intermediate
La radio lo contaba todo, con una locutora que no quería perderse nada.
The radio told it all, by a lady who did not mean to miss anything.

@announcer —Se levanta un talón —decía—, y ahora no pasa nada.
“A heel is coming up,” she said, “and now nothing is happening.”
Sigue sin pasar nada, señoras y señores.
“Still nothing is happening, ladies and gentlemen.”

+ <En las cocinas se quemaron cuatro tortillas./Un abuelo se comió la servilleta sin darse cuenta.>
+ <In the kitchens, four omelettes burned./A grandfather ate his napkin without noticing.>

@announcer —¡Pie en el suelo! —gritó, y tuvo que beber agua.
“Foot on the ground!” she cried, and had to drink some water.
-- advanced
La emisora del barrio retransmitía la carrera, con una locutora experta en ajedrez.
The local radio was covering the race, with a commentator who usually did chess.

@announcer —Se despega un talón —decía en voz baja—, y ahora, señoras y señores, continúa despegándose.
“A heel is coming off the ground,” she said softly, “and now, ladies and gentlemen, it is still coming off.”

<En varias cocinas se quemó la cena./Se supo que un abuelo se había comido la servilleta.>
<In several kitchens dinner burned./One grandfather is known to have eaten his napkin.>
+ Cuando el pie tocó por fin el suelo, la mujer lanzó un grito y pidió un vaso de agua.
+ When the foot reached the ground at last, the woman gave a shout and asked for a glass of water.

== sleeper in steps
-- beginner
Un señor con pijama duerme y anda.
A man in pyjamas walks in his sleep.
Ronca, y va muy despacio.
He snores, and he is very slow.
Va a ganar.
He is going to win.
<Entonces sueña que pierde el autobús./Entonces sueña con un helado, allí delante.>
<Then he dreams that his bus is leaving./Then he dreams of an ice cream, over there.>
Corre con los ojos cerrados y cruza la raya.
He runs with his eyes shut, and crosses the line.

—Buenos días —dice el juez.
“Good morning,” says the judge.

—¿He ganado? —pregunta el señor.
“Have I won?” asks the man.

—No, pero puede seguir —dice el juez.
“No, but please sleep on,” says the judge.
-- intermediate
Había un señor en pijama que corría dormido, y roncaba muy bien.
There was a man in pyjamas who ran asleep, and snored very well.
+ Nadie iba tan despacio, y ya se hablaba de su victoria.
+ Nobody was as slow, and people were already talking of his victory.
Pero entonces <soñó que se le iba el autobús/soñó con un helado al fondo de la calle>.
But then <he dreamed that he was missing his bus/he dreamed of an ice cream further down>.
Salió disparado y cruzó la raya con los ojos cerrados.
He shot off, and crossed the line with his eyes closed.

—No lo despierten —pidió el juez, y le puso una manta.
“Don’t wake him,” said the judge, and gave him a blanket.
-- advanced
Había un participante en pijama que competía dormido, con un ronquido por paso.
One of the runners wore pyjamas and competed in his sleep, with a snore to every step.
Parecía imposible ganarle, hasta que <soñó que se le escapaba el último autobús/alguien frió un huevo en una ventana>.
It seemed impossible to beat him, until <he dreamed that the last bus was leaving/somebody fried an egg at a window>.
Cruzó la raya como una flecha, con los ojos cerrados y el brazo en alto.
He crossed the line like an arrow, with closed eyes and one arm in the air.
+ El juez, en vez de eliminarlo en voz alta, le echó encima una manta.
+ Instead of announcing that he was out, the judge put a blanket over him.

== scarf medium in pauses
-- beginner
La gente trae sillas.
People bring chairs.
<También traen mantas y un termo./También traen las gafas y un queso.>
<They bring blankets and a flask too./They bring their glasses and a cheese too.>
Una mujer empieza una bufanda.
One woman begins a scarf.
A las cuatro, la bufanda llega al suelo.
At four the scarf reaches the ground.
A las cinco llega a la otra silla.
At five it reaches the next chair.
A las seis va por delante de {kids}.
At six it is ahead of {kids}.

—¿Puedo seguir? —pregunta la mujer.
“May I go on?” asks the woman.

—La bufanda, no —dice el juez—.
“Not the scarf,” says the judge.
La bufanda está eliminada.
“The scarf is out.”

Pero hace frío, y nadie se queja.
But it is cold, and nobody complains.
-- intermediate
El público, que conocía la carrera, había traído sillas y <termos/mantas>.
The crowd knew this race, and had brought chairs and <flasks/blankets>.
En la primera fila, una mujer empezó una bufanda azul.
In the front row a woman began a blue scarf.
A las tres le llegaba a los pies, y a las cuatro, a la silla siguiente.
At three it reached her feet, and at four the next chair.
A las cinco, la punta de la bufanda adelantó a {kids}.
At five the end of the scarf overtook {kids}.

—Eso no estaba inscrito —dijo el juez.
“That was never entered,” said the judge.

—Pues va ganando —contestó la mujer—, o perdiendo, según se mire.
“But it’s winning,” said the woman, “or losing, as you like.”

La bufanda quedó eliminada, y como refrescaba, se la repartieron entre nueve cuellos.
The scarf was out, and since it was getting cool, nine necks shared it.
-- advanced
El público, que conocía el espectáculo, se había traído <sillas, termos y parientes/sillas, mantas y algo que coser>.
The crowd knew what it was in for, and had brought <chairs, flasks and relatives/chairs, blankets and some sewing>.
En la primera fila, una mujer echó los puntos de una bufanda azul.
In the front row a woman cast on a blue scarf.
+ A media tarde la lana le había bajado por las rodillas y se extendía por el suelo.
+ By the middle of the afternoon the wool had gone down past her knees and along the ground.
A las cinco en punto, la punta adelantó a {kids}, entre murmullos.
At five o’clock sharp its end overtook {kids}, and there was muttering.
El juez la eliminó por no tener pies, y la mujer dijo que las bufandas no los necesitan.
The judge ruled it out for having no feet, and the woman said that scarves had never needed any.
+ Como refrescaba, acabó alrededor de nueve cuellos a la vez.
+ Since it was getting cool, it ended up round nine necks at once.

== rain medium in pauses
-- beginner
De pronto empieza a llover.
Suddenly it starts to rain.
Es una lluvia fría y gorda.
It is cold, fat rain.
Diez corredores gritan y corren a casa.
Ten runners shout and run home.
Todos cruzan la raya.
They all cross the line.

—Eliminados —dice el juez, y los cuenta.
“Out,” says the judge, and counts them.

{kids} no [corre|corren].
{kids} [does not|do not] run.
+ <El agua entra por arriba y sale por los zapatos./En un bolsillo ya nada un papel.>
+ <The water comes in above and goes out at the shoes./In one pocket, a bit of paper can swim.>
{rival.short} abre un paraguas.
{rival.short} opens an umbrella.
Tarda tanto que la lluvia termina antes.
It takes so long that the rain is over first.
-- intermediate
A media carrera cayó una lluvia gorda y fría.
Halfway through, a cold, fat rain came down.
Diez corredores gritaron y echaron a correr hasta un tejado.
Ten runners screamed and ran for the nearest roof.
Por desgracia, el tejado estaba detrás de la raya.
Unfortunately the roof was behind the finishing line.

—Eliminados, pero secos —dijo el juez.
“Out, but dry,” said the judge.

{kids} [siguió|siguieron] igual, <con una charca en cada zapato/con agua hasta en los bolsillos>.
{kids} walked on, <with a pond in each shoe/with water in every pocket>.
A dos pasos, {rival.short} empezó a abrir un paraguas.
Two steps away {rival.short} began to open an umbrella.
Lo hizo tan bien que, cuando terminó, ya había salido el sol.
It was done so well that the sun was out when it was open.
-- advanced
A media carrera rompió a llover con unas gotas frías y gordas como aceitunas.
Halfway through it began to rain, with cold drops as fat as olives.
Diez participantes olvidaron para qué estaban allí y corrieron a refugiarse bajo un tejado que quedaba pasada la raya.
Ten runners forgot what they were there for and ran for a roof, which was just beyond the line.

—Eliminados, aunque secos —sentenció el juez.
“Out, although dry,” was the judge’s verdict.

{kids} [mantuvo|mantuvieron] el paso, <con una charca particular en cada zapato/y algo empezó a nadar en un bolsillo>.
{kids} kept up the pace, <with a private pond in each shoe/and something in one pocket began to swim>.
+ {rival.short} se puso a abrir un paraguas con tanto arte que, al terminar, ya brillaba el sol.
+ {rival.short} set about opening an umbrella with such art that it was up just as the sun came out.

== polite medium in pauses
-- beginner
Delante van dos hermanos con bigote.
In front go two brothers with moustaches.
Llegan a un charco.
They come to a puddle.

—Pasa tú —dice uno.
“After you,” says one.

—No, no, tú primero —dice el otro.
“No, no, you first,” says the other.

@- <—Tú eres mayor./—Tú tienes mejores zapatos.>
<“You are older.”/“You have better shoes.”>

@- —Pero tú eres más guapo.
“But you are better looking.”

Hablan y hablan, y se paran.
They talk and talk, and they stop.

—Eliminados —dice el juez.
“Both out,” says the judge.

—¿Quién? —preguntan.
“Which one?” they ask.

@- —Uno y otro.
“One and the other.”

—Él primero —dice cada uno.
“Him first,” says each of them.
-- intermediate
Delante iban dos hermanos con el mismo bigote, y llegaron a un charco.
In front went two brothers with the same moustache, and they came to a puddle.

—Pasa tú —dijo uno.
“After you,” said one.

—De ninguna manera —dijo el otro—, que <tú eres el mayor/tus zapatos son más nuevos>.
“Certainly not,” said the other, “<you are the elder/your shoes are newer>.”

@- —Por eso mismo, tú primero.
“For that very reason, you first.”

Tan educados eran que se pararon del todo.
They were so polite that they stopped altogether.

—Eliminados —dijo el juez, con mucho respeto.
“Out,” said the judge, with great respect.

—Mi hermano antes que yo —pidió cada uno, y todavía lo discutían al irse.
“My brother before me,” said each, and they were still arguing as they left.

+ {kids} [pasó|pasaron] el charco por el medio, contando los círculos.
+ {kids} went straight through the puddle, counting rings.
-- advanced
Delante avanzaban dos hermanos de idéntico bigote, hasta que un charco les cortó el camino.
In front walked two brothers with identical moustaches, until a puddle lay across their way.

—Tú primero, que <eres el mayor/estrenas zapatos> —dijo uno, y se quitó el sombrero.
“You first, since <you are the elder/your shoes are new>,” said one, and took off his hat.

—Precisamente por eso no puedo consentirlo —respondió el otro, y se lo quitó también.
“That is exactly why I cannot allow it,” answered the other, and took off his.

De tanta cortesía, cuatro zapatos dejaron de moverse.
Out of sheer politeness, four shoes came to rest.
El juez, muy a su pesar, los eliminó, y cada uno rogó que borrasen antes a su hermano.
The judge, much against his will, ruled them out, and each begged him to cross off his brother first.
+ {kids} [cruzó|cruzaron] el charco por el centro y sin saludar.
+ {kids} crossed the puddle in the middle, without a word.

== baby medium in pauses
-- beginner
En el suelo hay un bebé con un número.
On the ground there is a baby with a number.
Se llama Olmo y no sabe andar.
His name is Olmo, and he cannot walk.
Va a cuatro patas, y <come una piedra/lleva un calcetín en la boca>.
He crawls, and <eats a stone/has a sock in his mouth>.
Todos esperan, despacio.
Everybody walks around him, slowly.
Entonces Olmo se agarra al pantalón de {kid}.
Then Olmo holds on to {kid}’s trousers.
Se pone de pie.
He stands up.
Da un paso, y otro, y otro.
He takes a step, and another, and another.
Cae de culo en la raya.
He sits down hard on the line.
El juez no dice «eliminado».
The judge does not say “out”.
El juez busca un pañuelo.
The judge looks for a handkerchief.
-- intermediate
Por el suelo iba un bebé, Olmo, con el número ocho en la espalda.
Along the ground came a baby, Olmo, with a number eight on his back.
Todavía no andaba, y gateaba <con un calcetín en la boca/detrás de una piedra que le gustaba>.
He could not walk yet, and crawled <with a sock in his mouth/after a stone that he liked>.
A mitad de camino se agarró al pantalón de {kid} y se levantó.
Halfway along he took hold of {kid}’s trousers and stood up.
Dio un paso, luego otro, y después cuatro muy seguidos.
He took one step, then another, and then four very quickly.
Se sentó de golpe encima de la raya.
He sat down with a bump on the line.
El juez tenía que decir «eliminado».
The judge ought to have said “out”.
Lo que hizo fue sonarse, y aplaudió hasta {rival.short}.
What he did was blow his nose, and even {rival.short} clapped.
-- advanced
Por abajo competía Olmo, un bebé con el número ocho, que gateaba <con un calcetín entre los dientes/detrás de una piedra de su gusto>.
Lower down there was Olmo, a baby wearing number eight, who crawled <with a sock between his teeth/after a stone that pleased him>.
A mitad de camino se agarró al pantalón de {kid} y, poco a poco, se puso de pie.
Halfway along he got hold of {kid}’s trousers and, bit by bit, stood up.
Nunca había dado un paso, y dio siete, tan seguidos que nadie tuvo tiempo de llamar a su madre.
He had never taken a step, and he took seven, so fast that nobody had time to call his mother.
+ Se sentó de golpe sobre la raya.
+ He sat down with a bump on the line.
Al juez le tocaba eliminarlo, pero tuvo que sonarse primero.
It was for the judge to say that he was out, but first he had to blow his nose.

== brake topics=hero:now
-- beginner
Cada diez pasos, {topic.the} {topic.does}.
Every ten steps {topic.the} {topic.does}.
Es el mejor freno de la carrera.
It is the best brake in the race.
+ Nadie más tiene uno así.
+ No one else has one like it.
-- intermediate
+ Cada diez pasos, {topic.the} {topic.did}, y no había mejor freno en toda la carrera.
+ Every ten steps {topic.the} {topic.did}, and there was no better brake in the race.
+ El juez lo miró en el reglamento, y no decía nada.
+ The judge looked it up in the rules, which said nothing.
-- advanced
+ Cada diez pasos, {topic.the} {topic.did}, y no había mejor freno.
+ Every ten steps {topic.the} {topic.did}, and there was no better brake.

== dream topics=dreamer
-- beginner
+ {topic.the} {topic:tiene|tienen} todo el día para practicar.
+ {topic.the} {topic:has|have} all day to practise.
Por la mañana no sale.
In the morning it goes wrong.

<—Sin prisa —dice {kid}./—Hay tiempo —dice {kid}.>
<“There is no hurry,” says {kid}./“There is time,” says {kid}.>
-- intermediate
Cada cien pasos, {topic.the} lo {topic:intentaba|intentaban}, y no salía.
Every hundred steps {topic.the} tried, and it did not work.

+ <—Sin prisa —decía {kid}, y lo decía de verdad./—Hay tiempo —decía {kid}, y por una vez lo había.>
+ <“There’s no hurry,” {kid} would say, and meant it./“There is time,” {kid} would say, and for once there was.>
-- advanced
Cada cien pasos, {topic.the} lo {topic:intentaba|intentaban}, sin ningún resultado.
Every hundred steps {topic.the} tried, with no result at all.
+ Con todo el día por delante había, por una vez, tiempo de fallar.
+ With the whole day to go there was, for once, time to fail.

== aunt long in hours
-- beginner
La tía Rosaura sale al mercado.
Aunt Rosaura is on her way to the market.

@aunt —Buenos días —dice.
“Good morning,” she says.

Vuelve con la cesta llena.
She comes back with a full basket.
{kids} [está|están] en el mismo sitio, o casi.
{kids} [is|are] in the same place, or nearly.

@aunt —¿Hay un problema? —pregunta.
“Is there a problem?” she asks.

—No, vamos muy bien —dice {kid}.
“No, this is going very well,” says {kid}.

La tía da una manzana y se va.
The aunt hands over an apple and leaves.
Va a la peluquería.
She goes to the hairdresser.
<Sale rubia./Sale con rizos.>
<She comes out blonde./She comes out with curls.>
Va al cine, y la película es larga.
She goes to the cinema, and the film is long.
Vuelve a pasar, y ha visto un barco, un beso y una guerra.
She comes by again, after a ship, a kiss and a war.
{kid} ha visto un pie.
{kid} has seen one foot.

—¿Y qué tal? —pregunta la tía.
“And how was it?” asks the aunt.

—Muy bien —dice {kid}—, pero todavía no sé el final.
“Very good,” says {kid}, “but the end is still missing.”

La tía se sienta a esperar el final.
The aunt sits down to wait for the end.
-- intermediate
La tía Rosaura pasó camino del mercado y saludó.
Aunt Rosaura went by on her way to the market and said hello.
Cuando volvió con la cesta llena, {kids} [seguía|seguían] en el mismo sitio, o casi.
When she came back with a full basket, {kids} had hardly moved.

@aunt —¿Ha pasado algo? —preguntó.
“Has anything happened?” she asked.

—Nada —dijo {kid}—, y eso es lo bueno.
“Nothing,” said {kid}, “and that’s the good part.”

La tía dejó una manzana y se fue a la peluquería, de donde salió <rubia/con rizos>.
The aunt left an apple and went to the hairdresser, and came out <blonde/with curls>.
+ La manzana ya estaba a medias.
+ By then half the apple was eaten.
Después fue al cine, a una película de tres horas con un barco y una guerra.
Then she went to the cinema, to a film of three hours with a ship and a war.
Al volver, quiso contarla, pero {other} pidió silencio con un dedo.
Afterwards she wanted to tell it, but {other} held up a finger.
Justo entonces bajaba un pie.
At that very moment a foot was coming down.

—¿Y acaba bien? —preguntó la tía, en voz baja.
“Does it end well?” asked the aunt in a low voice.

—No lo sé —dijo {kid}—, es una película muy larga.
“I don’t know,” said {kid}, “it’s a very long film.”

La tía Rosaura buscó una silla y se quedó a ver el final.
Aunt Rosaura found a chair and stayed for the end.
-- advanced
La tía Rosaura pasó camino del mercado, saludó y no se extrañó de nada.
Aunt Rosaura went by on her way to the market, said hello and thought nothing of it.
Al regresar con la cesta llena encontró a {kids} junto al mismo árbol, aunque al otro lado.
Coming back with a full basket, she found {kids} by the same tree, though on the other side of it.

@aunt —¿Se ha roto algo? —preguntó.
“Is something broken?” she asked.

—Al contrario —dijo {kid}—, esto marcha.
“Not at all,” said {kid}, “it’s all going to plan.”

La tía dejó una manzana, se fue a la peluquería y salió <rubia/con rizos>, pero nadie tuvo tiempo de mirarla.
The aunt left an apple, went to the hairdresser and came out <blonde/with curls>, but nobody had time to look.
Luego se metió en el cine, donde vio un naufragio, dos besos y una guerra entera.
Then she went to the cinema, where she saw a shipwreck, two kisses and a whole war.
Cuando quiso contarlo, {other} levantó un dedo, porque en ese momento descendía un pie.
When she wanted to tell it all, {other} held up a finger, because just then a foot was on its way down.
+ La tía lo siguió hasta el suelo sin respirar.
+ The aunt followed it to the ground without taking a breath.

@aunt —¿Y cómo acaba? —preguntó.
“And how does it end?” she asked.

—Despacio —dijo {kid}.
“Slowly,” said {kid}.

Entonces Rosaura pidió una silla y declaró que la otra película era mucho peor.
So Rosaura asked for a chair and declared that the other film had been far worse.

== old-race long in hours
-- beginner
Al lado anda un hombre con barba muy larga.
Beside the team walks a man with a very long beard.
Su número está en otro color.
His number is in another colour.

—¿Es usted nuevo? —pregunta {kid}.
“Are you new?” asks {kid}.

—No —dice el hombre—.
“No,” says the man.
Yo corro la carrera del año pasado.
“I am in last year’s race.”

Nadie le ha dicho nada.
Nobody has told him anything.
Empezó un domingo con sol.
He began on a sunny Sunday.
Después llegó el invierno.
Then winter came.
<Tiene un nido en el sombrero./Tiene hielo viejo en un bolsillo.>
<There is a nest in his hat./There is some old ice in his pocket.>

—¿Y no se cansa? —pregunta {other}.
“And are you not tired?” asks {other}.

@lost —Un poco, en abril.
“A little, in April.”

El juez llega con otra lista y la cara roja.
The judge comes with another list and a red face.

@judge —¡Usted ganó hace once meses! —dice.
“You won eleven months ago!” he says.

—No me diga más —dice el hombre—, y así llego con sorpresa.
“Say no more,” says the man, “or there is no surprise.”

Y sigue, contento, hacia su raya.
And on he goes, happily, to his line.
-- intermediate
Durante un rato anduvo al lado un hombre con una barba hasta el cinturón.
For a while a man walked alongside with a beard down to his belt.
Llevaba un número de otro color, casi borrado por la lluvia.
He wore a number in another colour, almost washed off by rain.

—¿También participa usted? —preguntó {kid}.
“Are you taking part as well?” asked {kid}.

—Claro —dijo el hombre—, pero en la carrera del año pasado.
“Of course,” said the man, “but in last year’s race.”

Había salido un domingo de sol y lo había sorprendido el invierno.
He had started on a sunny Sunday, and winter had caught him on the way.
<En el sombrero, un pájaro había criado tres veces./Había celebrado dos cumpleaños, porque uno se hizo largo.>
<In his hat a bird had raised three families./He had had a birthday, which lasted for two days.>

—¿Y no se cansa? —preguntó {other}.
“And don’t you get tired?” asked {other}.

@lost —En abril, un poco.
“In April, a little.”

Llegó el juez con una lista amarilla y toda la cara roja.
The judge arrived with a yellow list and a very red face.

@judge —Pero si usted ganó hace once meses —dijo—, y el premio era una tarta.
“But you won eleven months ago,” he said, “and the prize was a cake.”

—No me cuente el final —pidió el hombre, y siguió andando.
“Don’t tell me how it ends,” said the man, and walked on.
-- advanced
Durante una hora tuvieron al lado a un hombre con la barba metida en el cinturón.
For an hour there was a man alongside with his beard tucked into his belt.
Llevaba un número de otro color que la lluvia casi había borrado.
He was wearing a number in another colour, which the rain had almost washed away.

—¿Usted también compite? —preguntó {kid}.
“Are you competing as well?” asked {kid}.

—Por supuesto, aunque en la edición del año pasado —dijo el hombre.
“Certainly, although in last year’s race,” said the man.

Había salido un domingo de sol, y <en su sombrero un pájaro había criado tres veces/desde entonces le habían crecido dos muelas>.
He had set out on a sunny Sunday, and <a bird had raised three families in his hat/two teeth had come through on the way>.
+ En abril, reconoció, estuvo a punto de sentarse.
+ In April, he admitted, he had come close to sitting down.
Apareció el juez, sin aliento, con una lista que ya amarilleaba.
Up came the judge, out of breath, with a list that was turning yellow.

@judge —¡Pero si ganó usted hace once meses! —exclamó—.
“But you won eleven months ago!” he cried.
El premio era una tarta, y no me pregunte cómo está.
“The prize was a cake, and please don’t ask me how it is.”

—Ni una palabra más, que me estropea usted la llegada —dijo el hombre, y siguió a lo suyo.
“Not another word, or you’ll spoil the finish for me,” said the man, and walked on.

== talk long in hours
-- beginner
Ahora {rival} anda muy cerca.
Now {rival} is walking very near.
+ Durante una hora nadie habla.
+ For an hour nobody speaks.
<Se oye una mosca./Se oye crecer la hierba.>
<You can hear a fly./You can hear the grass grow.>

—Hola —dice {rival.short}.
“Hello,” says {rival.short}.

Un rato después contesta {kid}.
After a while {kid} answers.

@kid —Hola.
“Hello.”

Después todo va más fácil.
After that it is easier.
{rival.short} enseña un bostezo de dos minutos.
{rival.short} demonstrates a yawn of two minutes.
Es muy bueno, y tiene tres partes.
It is very good, and it has three parts.
{other} enseña cómo se come una uva en doce mordiscos.
{other} explains how to eat a grape in twelve bites.

—Eso no lo sabía —dice {rival.short}.
“I did not know that,” says {rival.short}.

—En casa no gusta —dice {other}.
“They do not like it at home,” says {other}.

—En mi casa tampoco —dice {rival.short}.
“They do not like mine either,” says {rival.short}.

Y andan una hora más, sin decir nada.
And they walk for another hour, saying nothing.
Pero ahora es un silencio diferente.
But it is a different silence now.
-- intermediate
Por la tarde, {rival} quedó muy cerca, casi al lado.
In the afternoon {rival} came very near, almost alongside.
Durante una hora no habló nadie, y <se oyó crecer la hierba/una mosca dio tres vueltas a las orejas de todos>.
For an hour nobody spoke, and <you could hear the grass grow/one fly went three times round everybody’s ears>.

—Buenas tardes —dijo por fin {rival.short}.
“Good afternoon,” said {rival.short} at last.

—Buenas —contestó {kid}, cuatro pasos después.
“Afternoon,” answered {kid}, four steps later.

A partir de ahí fue más fácil.
After that it was easier.
{rival.short} enseñó un bostezo de dos minutos, con principio, nudo y final.
{rival.short} showed a yawn of two minutes, with a beginning, a middle and an end.
A cambio, {other} explicó cómo se come una uva en doce mordiscos.
In return {other} explained how to eat a grape in twelve bites.

—En mi casa eso no gusta —añadió {other}.
“They don’t like it at home,” added {other}.

—En la mía esconden los relojes cuando entro —dijo {rival.short}.
“At my house they hide the clocks when I come in,” said {rival.short}.

Anduvieron otra hora sin decir palabra, pero el silencio era de otra clase.
They walked for another hour without a word, but the silence was of another kind.
-- advanced
A media tarde, la carrera juntó al equipo con {rival}, hombro con hombro.
In the middle of the afternoon the race brought the team side by side with {rival}.
Pasó una hora sin que nadie abriera la boca, y <se oyó crecer la hierba/hasta la mosca que los seguía se aburrió>.
An hour went by without anybody opening their mouth, and <one could hear the grass grow/even the fly that had followed them got bored>.

—Buenas tardes —dijo al cabo {rival.short}.
“Good afternoon,” said {rival.short} in the end.

—Buenas —respondió {kid}, cuando le pareció el momento.
“Afternoon,” replied {kid}, when the moment seemed right.

Con la confianza, {rival.short} mostró un bostezo de dos minutos, con planteamiento, nudo y desenlace.
Once they were friends, {rival.short} performed a yawn of two minutes, with a beginning, a middle and an end.
{other} correspondió con el secreto de comerse una uva en doce mordiscos, que en casa nadie apreciaba.
{other} repaid it with the secret of the twelve-bite grape, which nobody at home appreciated.

—Cuando entro yo, mi familia esconde los relojes —confesó {rival.short}.
“When I come in, my family hides the clocks,” confessed {rival.short}.

+ Después anduvieron otra hora en silencio, pero era un silencio con gente dentro.
+ Then they walked for another hour in silence, but it was a silence with people in it.

== asleep long in hours
-- beginner
El juez se sienta y cierra un ojo.
The judge sits down and closes one eye.
Después cierra el otro.
Then he closes the other.
Ahora no mira nadie.
Now nobody is looking.
Hay sillas muy cerca.
There are chairs very near.
A {kids} le[|s] duelen los pies.
{kids} [has|have] sore feet.
<Una silla tiene hasta un cojín rojo./Una silla está a la sombra, y vacía.>
<One chair even has a red cushion./One chair is in the shade, and free.>
{rival.short} mira la silla.
{rival.short} looks at the chair.
{kid} también mira la silla.
{kid} looks at the chair too.
Nadie se sienta.
Nobody sits down.
{kid} baja un pie, y después levanta el otro.
{kid} puts one foot down and lifts the other.
{rival.short} hace lo mismo.
{rival.short} does the same.
Así pasa media hora.
Half an hour goes by like that.
El juez abre un ojo.
The judge opens one eye.

@judge —¿Ha pasado algo? —pregunta.
“Did anything happen?” he asks.

—Once pasos —dice {kid}.
“Eleven steps,” says {kid}.

—Trece —dice {rival.short}, que sabe contar.
“Thirteen,” says {rival.short}, who can count.

El juez lo escribe todo y se pone rojo.
The judge writes it all down and turns red.
-- intermediate
Después de comer, al juez se le cerró un ojo y luego el otro.
After lunch one of the judge’s eyes closed, and then the other.
De pronto no miraba nadie, y había sillas por todas partes.
Suddenly nobody was looking, and there were chairs everywhere.
+ <Una de ellas tenía un cojín rojo con borlas./Una de ellas estaba a la sombra y parecía blanda.>
+ <One of them had a red cushion with tassels./One of them stood in the shade and looked soft.>
{rival.short} miró esa silla, y la miró también {kid}.
{rival.short} looked at that chair, and so did {kid}.
+ Los pies dolían desde las once.
+ Feet had been aching since eleven.
Nadie se sentó.
Nobody sat down.
{kid} bajó un pie y levantó el otro, y {rival.short} hizo lo mismo.
{kid} put down one foot and lifted the other, and {rival.short} did the same.
Pasó media hora en la que solo roncó el juez.
Half an hour went by, in which only the judge snored.

@judge —¿Ha ocurrido algo? —preguntó al despertar.
“Has anything happened?” he asked when he woke.

—Once pasos —dijo {kid}.
“Eleven steps,” said {kid}.

—Trece los míos —dijo {rival.short}, y el juez lo apuntó, muy colorado.
“Thirteen for me,” said {rival.short}, and the judge, very red, wrote that down.
-- advanced
Después de comer, al juez se le cerró un ojo y, por no dejarlo solo, el otro.
After lunch one of the judge’s eyes fell shut and then, to keep it company, the other.
De pronto no vigilaba nadie, y la acera estaba llena de sillas vacías.
Suddenly nobody was watching, and the roadside was full of empty chairs.
+ <Había una con cojín rojo y borlas./Había una a la sombra, ancha, con brazos.>
+ <There was one with a red cushion and tassels./There was one in the shade, a wide one, with arms.>
La miró {rival.short}, la miró {kid}, y los pies, que dolían desde las once, la miraron también.
{rival.short} looked at it, {kid} looked at it, and the feet, which had been aching since eleven, looked as well.
No se sentó nadie.
Nobody sat down.
Durante media hora, los pies siguieron subiendo y bajando con el ronquido del juez por único testigo.
For half an hour feet went up and came down, with the judge’s snore for their only witness.

@judge —¿Me he perdido algo? —preguntó al despertar.
“Did I miss anything?” he asked when he woke.

—Once pasos —dijo {kid}.
“Eleven steps,” said {kid}.

{rival.short} reconoció trece, y el juez, colorado hasta el cuello, los anotó sin preguntar más.
{rival.short} admitted to thirteen, and the judge, red down to his collar, wrote them down and asked nothing more.

== feet-two ages=3-5
-- beginner
De la cocina sale olor a cena.
There is a smell of supper.
La barriga de {kid} quiere correr.
{kid}’s tummy wants to run.

* —Un pie, y luego el otro —dice {kid} a la barriga.
* “One foot, and then the other,” {kid} tells it.

Ya solo quedan {rival} y {kids}.
Only {rival} and {kids} are left now.
-- intermediate
A la hora de cenar, la barriga de {kid} quiso correr.
At supper time {kid}’s tummy wanted to run.

* —Un pie, y luego el otro —le explicó {kid}.
* “One foot, and then the other,” {kid} explained to it.

Ya solo corrían {rival} y {kids}.
By now only {rival} and {kids} were left.
-- advanced
A la hora de cenar, la barriga de {kid} intentó adelantarse.
At supper time {kid}’s tummy tried to go ahead.

* —Un pie, y luego, cuando llegue, el otro —le recordó {kid}.
* “One foot and then, when it gets here, the other,” {kid} reminded it.

Ya no quedaban más que {rival} y {kids}.
Nobody was left now but {rival} and {kids}.

== close ages=6-8
-- beginner
{course.dusk}
{course.dusk}
Ya solo quedan {rival} y {kids}.
Now only {rival} and {kids} are left.
Falta un paso.
There is one step to go.
<{rival.short} suda./Se oye un reloj.>
<{rival.short} is sweating./You can hear a clock.>
+ Toda la gente está de pie.
+ All the people are on their feet.
-- intermediate
<Ya era casi de noche./El sol ya se había ido a cenar.>
<It was almost dark./The sun had gone home for supper.>
Solo quedaban {rival} y {kids}, a un paso de la raya.
Only {rival} and {kids} were left, one step from the line.
+ <La gente se puso de pie, y nadie se atrevía a toser./A {rival.short} le caía una gota por la nariz, sin prisa.>
+ <People stood up, and nobody dared to cough./A drop ran down the nose of {rival.short}, in no hurry.>
-- advanced
+ <Oscurecía./Empezaba a refrescar.>
+ <It was getting dark./It was getting chilly.>
+ Los demás ya habían llegado, unos llorando y otros del brazo de su familia.
+ The others had come in by now, some in tears and some on the arms of their families.
A un solo paso de la raya quedaban {rival} y {kids}.
Only {rival} and {kids} were left, one step from the line.
+ <No tosía ni el que tenía tos./En el público se comían las uñas por turnos.>
+ <Not even the man with the cough was coughing./The crowd took turns at biting their nails.>

== red ages=9-12
-- beginner
El juez levanta la bandera roja.
The judge lifts a red flag.

@judge —{rival.short} está fuera —dice—, su pie no se mueve.
“{rival.short} is out,” he says, “that foot is not moving.”

Pero {kid} ha visto moverse el zapato, <como una uña/un pelo>.
But {kid} saw the shoe move, by a <fingernail/hair>.
+ Nadie más lo ha visto.
+ Nobody else saw it.

—Se ha movido —dice {kid}.
“It did move,” says {kid}.

La carrera sigue.
The race goes on.
El último tren al mar sale sin {kids}.
The last train to the sea leaves without {kids}.
-- intermediate
Solo quedaban {rival} y {kids}, y el juez levantó la bandera roja.
Only {rival} and {kids} were left, and the judge lifted a red flag.

@judge —Ese pie se ha parado —le dijo a {rival.short}.
“That foot has stopped,” he said to {rival.short}.

+ Era la victoria.
+ That was victory.
Pero {kid} había visto moverse el zapato, <una uña/un pelo>, y lo dijo.
But {kid} had seen the shoe move, by a <fingernail/hair>, and said so.
La carrera duró dos horas más.
The race took two more hours.
El tren del mar salió sin {kids}.
The train to the sea left without {kids}.
-- advanced
Solo quedaban {rival} y {kids} cuando el juez alzó la bandera roja: a {rival.short} se le había parado un pie.
Only {rival} and {kids} were left when the judge raised a red flag, since one of {rival.short}’s feet had stopped.
+ Para ganar bastaba con callarse.
+ To win, it was enough to keep quiet.
Pero {kid} había visto moverse el zapato <el grosor de una uña/el ancho de un pelo>, y lo dijo en voz alta.
But {kid} had seen the shoe move by the <thickness of a fingernail/breadth of a hair>, and said so aloud.
Costó dos horas más y el tren de las siete, que salió hacia el mar sin {kids}.
It cost two more hours and the seven o’clock train, which left for the sea without {kids}.

== shock topics=hero:now
-- beginner
En la raya, {kid} tiene un pie en el aire.
At the line {kid} has one foot in the air.
Y justo entonces, {topic.the} {topic.starts}.
And just then {topic.the} {topic.starts}.
{rival.short} da un salto de sorpresa.
{rival.short} jumps in surprise.
Su pie cae al otro lado.
That foot comes down beyond it.

+ —Eso es llegar —dice el juez.
+ “That is the finish,” says the judge.

Después [pasa|pasan] {kids}.
After that [goes|go] {kids}.
-- intermediate
{kid} tenía un pie encima de la raya cuando {topic.the} {topic.started}.
{kid} had one foot above the line when {topic.the} {topic.started}.
{rival.short} dio un salto, que en una carrera lenta es lo peor que se puede dar.
{rival.short} jumped, which in a slow race is the worst thing one can do.
Aquel pie cayó al otro lado.
That foot came down beyond it.
+ El juez lo sintió mucho.
+ The judge was very sorry.
Solo entonces, sin que empujara nadie, [pasó|pasaron] {kids}.
Only then, with nobody pushing, {kids} went across.
-- advanced
{kid} sostenía un pie en el aire, justo encima de la raya, cuando {topic.the} {topic.started}.
{kid} was holding one foot in the air, just above the line, when {topic.the} {topic.started}.
{rival.short} dio un salto, que en una carrera lenta es lo peor que se puede dar, y aquel pie cayó al otro lado.
{rival.short} jumped, which in a slow race is the worst thing one can do, and that foot came down beyond it.
Luego, sin discusión posible, [pasó|pasaron] {kids}.
Then, beyond all doubt, {kids} went across.

== first topics=dreamer
-- beginner
En la raya, {kid} levanta un pie muy despacio.
At the line {kid} lifts one foot very slowly.
Y por primera vez, {topic.the} {topic:consigue|consiguen} {topic.do}.
And for the first time {topic.the} {topic:manages|manage} to {topic.do}.
<{rival.short} vuelve la cabeza./{rival.short} se olvida del pie.>
<{rival.short} turns to look./{rival.short} forgets about feet.>
Un pie cae al otro lado.
One foot comes down on the other side.

+ <—Ya —dice el juez./—Eso es llegar —dice el juez.>
+ <“In,” says the judge./“That is the finish,” says the judge.>

+ {rival.short} aplaude igual.
+ {rival.short} claps all the same.
Después [pasa|pasan] {kids}.
After that [goes|go] {kids}.
-- intermediate
{kid} tenía un pie encima de la raya cuando, por primera vez, {topic.the} {topic:consiguió|consiguieron} {topic.do}.
{kid} had one foot above the line when, for the first time, {topic.the} managed to {topic.do}.
{rival.short} <volvió la cabeza para verlo/abrió la boca y se olvidó de los pies>.
{rival.short} <turned to look/stood there and forgot about feet>.
Uno de los suyos cayó al otro lado.
One foot came down beyond the line.
+ El juez lo sintió mucho, y {rival.short} aplaudió igual.
+ The judge was very sorry, and {rival.short} clapped all the same.
Solo entonces, sin que empujara nadie, [pasó|pasaron] {kids}.
Only then, and nobody pushed, {kids} went across.
-- advanced
{kid} tenía un pie encima de la raya cuando {topic.the}, por primera vez en su vida, {topic:consiguió|consiguieron} {topic.do}.
{kid} had one foot above the line when {topic.the}, for the first time ever, managed to {topic.do}.
{rival.short} <volvió la cabeza para no perdérselo/se olvidó de los pies>, y uno de los suyos cayó al otro lado.
{rival.short} <turned round so as not to miss it/forgot about feet>, and one foot came down beyond the line.
+ Aplaudió, de todas formas, más que nadie.
+ No one, all the same, clapped louder.
Luego, sin discusión posible, [pasó|pasaron] {kids}.
Then, beyond all doubt, {kids} went across.

== line topics=any
-- beginner
En la raya hay {tiny}.
On the line there is {tiny}.
{kid} no {tiny:lo|la} quiere pisar, y baja el pie muy despacio.
{kid} must not step there, and lowers one foot very slowly.
+ Detrás vienen {tiny.more}.
+ Behind come {tiny.more}.
+ <{rival.short} mira arriba, a las nubes./{rival.short} mira solo la raya.>
+ <{rival.short} is looking up at the clouds./{rival.short} sees only the line.>
<El pie de {rival.short} tiembla y cae al otro lado./{rival.short} estornuda, y su pie cae al otro lado.>
<The foot of {rival.short} shakes and comes down on the other side./{rival.short} sneezes, and that foot comes down beyond it.>

+ <—Ya —dice el juez./—Eso es llegar —dice el juez.>
+ <“In,” says the judge./“That is the finish,” says the judge.>

Pasa {tiny.the}, y pasan {tiny.more}.
{tiny.the} goes by, and so do {tiny.more}.
Después [pasa|pasan] {kids}.
After them [goes|go] {kids}.
-- intermediate
Sobre la raya estaba cruzando {tiny}.
Across the line walked {tiny}.
Para no pisar, {kid} bajó el pie poquísimo a poco.
So as not to step there, {kid} lowered one foot bit by bit.
+ Detrás venían {tiny.more}, sin ninguna prisa.
+ Behind came {tiny.more}, in no hurry at all.
{rival.short}, <que miraba las nubes/que miraba la raya>, sintió un calambre.
{rival.short}, <looking up at the clouds/looking only at the line>, felt a cramp.
Aquel pie cayó al otro lado.
That foot came down beyond it.
+ El juez lo sintió mucho.
+ The judge was very sorry.
Después pasaron {tiny.more}, y solo entonces [pasó|pasaron] {kids}.
Then {tiny.more} went by, and only then {kids}.
-- advanced
Por la raya, en ese momento, cruzaba {tiny}.
Across the line, at that moment, walked {tiny}.
Para no pisar, {kid} fue bajando el pie como quien deja una pluma sobre un flan.
So as not to step there, {kid} lowered one foot like a feather onto a jelly.
+ Detrás llegaban {tiny.more}.
+ Behind came {tiny.more}.
{rival.short}, <con los ojos en las nubes/con los ojos en la meta>, sintió un calambre, y su pie cayó al otro lado.
{rival.short}, <looking up at the clouds/looking only at the line>, felt a cramp, and that foot came down beyond it.
Pasaron también {tiny.more} y luego, sin discusión posible, {kids}.
{tiny.more} went by as well and then, beyond all doubt, {kids}.

== mate topics=hero:now,dreamer
-- beginner
+ {topic.the} {topic:cruza|cruzan} a la vez, y nadie empuja.
+ {topic.the} {topic:crosses|cross} with the team, and nobody pushes.
-- intermediate
+ {topic.the} {topic:cruzó|cruzaron} a la vez, y nadie empujó a nadie.
+ {topic.the} crossed with the team, and nobody pushed anybody.
-- advanced
+ {topic.the} {topic:cruzó|cruzaron} a la vez, y hubo que medirlo con un hilo.
+ {topic.the} crossed with the team, and it had to be measured with a thread.

== feet-three ages=3-5
-- beginner
* —Un pie —dice {kid}—, y ya no hay otro.
* “One foot,” says {kid}, “and there is no other.”
-- intermediate
* —Un pie —contó {kid}—, y ya no hace falta otro.
* “One foot,” counted {kid}, “and we need no other.”
-- advanced
* —Un pie —dijo {kid}—, y del otro hablamos mañana.
* “One foot,” said {kid}, “and the other we can discuss tomorrow.”

== end
-- beginner
<El premio espera hasta las ocho./El premio se da hasta las ocho.>
<The prize waits until eight./The prize is there until eight.>
{kids} [llega|llegan] a las nueve y <cuarto/media>.
{kids} [comes|come] at <quarter/half> past nine.
+ Hay luz en la ventana.
+ There is a light in the window.
<El juez abre con zapatillas./El juez abre con un cucharón en la mano.>
<The judge opens in his slippers./The judge opens with a ladle in his hand.>
En la mesa está {prize.the}.
On the table is {prize.the}.
+ {prize.last}
+ {prize.last}

@judge —He dicho las ocho —explica—, para tener todo listo a las nueve.
“I said eight,” he explains, “to have everything ready at nine.”

<Hay sopa caliente./Huele a sopa.>
<There is hot soup./It smells of soup.>
<Nadie dice «deprisa»./Los platos son hondos, y nadie mira el reloj.>
<Nobody says “hurry up”./The plates are deep, and nobody looks at the clock.>
-- intermediate
El premio había que recogerlo antes de las ocho.
The prize had to be collected before eight.
{kids} [llegó|llegaron] a las nueve y <cuarto/media>.
{kids} got there at <quarter/half> past nine.
Abrió el juez, en zapatillas, y detrás se veía {prize.the}.
The judge opened in his slippers, and behind him was {prize.the}.
+ {prize.last}
+ {prize.last}

@judge —Puse las ocho —dijo—, para tener la sopa a las nueve.
“I put eight,” he said, “to have the soup ready at nine.”

<El reloj de la cocina estaba de cara a la pared./En la mesa había otra silla, para {rival.short}, que venía de camino.>
<The kitchen clock was turned to the wall./At the table was one more chair, for {rival.short}, who was still on the way.>
-- advanced
El premio se entregaba hasta las ocho, y {kids} [se presentó|se presentaron] a las nueve y <cuarto/media>.
The prize could be had until eight, and {kids} arrived at <quarter/half> past nine.
El juez abrió en zapatillas, con {prize.the} debajo del brazo.
The judge opened in his slippers, with {prize.the} under his arm.
+ {prize.last}
+ {prize.last}

@judge —Puse las ocho —explicó—, para poder servir la sopa a las nueve.
“I put eight,” he explained, “so that I could serve the soup at nine.”

<Sobraba un plato, y por la calle, muy despacio, se acercaba {rival.short}./El reloj de la cocina estaba de cara a la pared, y la sopa tenía todas las letras.>
<There was one plate more, and up the street, very slowly, came {rival.short}./The kitchen clock was turned to the wall, and the soup had all its letters.>
