plot: A play called by the topic is ready, but the neighbour on the fifth floor cannot come down: so stage and audience climb to her, and every landing adds something.
kinds: humor, original, classic, adventure
ages: 6-8, 9-12
topics: any, hero:now
picture: stairs, day, happy, kid carries chairs, other, hero, thing topic, chairs
middle: stairs, day, happy, kid climbs, other carries chairs, hero, thing topic, chairs
end: stairs, day, happy, kid dances, other, hero, neighbor sits, thing topic
take floors: 1 3 5
take far: 0 0 3

title: Función en el quinto = A Play on the Fifth Floor
title: La obra que subió por la escalera = The Play That Climbed the Stairs
title: No funciona = Out of Order
title: Nueve sillas y un cubo = Nine Chairs and a Bucket

cast neighbor f: la señora Vidal = Mrs Vidal
  she: ella = she
  her: ella = her
  was: fue conductora de trenes = used to drive trains
  knock: con el silbato de su tren = on her old train whistle
  noise: ¡Piiii! = Wheeee!
cast neighbor m: el señor Conde = Mr Conde
  she: él = he
  her: él = him
  was: fue árbitro de fútbol = used to be a football referee
  knock: con su silbato de árbitro = on his referee’s whistle
  noise: ¡Priiit! = Prrreep!
cast neighbor f: la capitana Ruiz = Captain Ruiz
  she: ella = she
  her: ella = her
  was: llevó un barco de limones = once sailed a ship full of lemons
  knock: con la bocina de su barco = on her ship’s horn
  noise: ¡Buuuu! = Hoooot!
cast neighbor m: el maestro Bruna = Maestro Bruna
  she: él = he
  her: él = him
  was: tocó los platillos en una banda = once played the cymbals in a band
  knock: con sus platillos = on his cymbals
  noise: ¡Chaaas! = Crassh!

cast stage: el patio = the courtyard
cast stage: el garaje = the garage
cast stage: el portal = the entrance hall
cast stage: el cuarto de las lavadoras = the laundry room

cast curtain: una sábana con patos = a sheet with ducks on it
  short: los patos = the ducks
cast curtain: un mantel con limones = a tablecloth with lemons on it
  short: los limones = the lemons
cast curtain: una cortina de ducha con peces = a shower curtain with fish on it
  short: los peces = the fish
cast curtain: una toalla de playa con un camello = a beach towel with a camel on it
  short: el camello = the camel

cast hat: un colador = a colander
cast hat: una pantalla de lámpara = a lampshade
cast hat: una cesta de pan = a bread basket
cast hat: un orinal nuevo = a brand-new potty

cast bill topics=any:
  b: {topic}: así se llama la obra. = {topic} is the name of the play.
  i: {topic}, decía, y debajo: esta tarde, en {stage}. = {topic}, it said, and underneath: this afternoon in {stage}.
  bb: {topic} empieza por fin. = {topic} begins at last.
  ii: Así empezó por fin {topic}, con retraso y con eco. = And so {topic} began at last, late and with an echo.
  aa: Y así, con retraso y con un eco estupendo, empezó {topic}. = And so, late and with a magnificent echo, {topic} began.
cast bill:
  b: En la obra {topic:sale|salen} {topic.full}. = The play is about {topic.full}.
  i: Con {topic.full}, decía, esta tarde, en {stage}. = With {topic.full}, it said, this afternoon in {stage}.
  bb: Aquí {topic:sale|salen} {topic.the}, y la obra empieza. = Here {topic:comes|come} {topic.the}, and the play begins.
  ii: Así empezó por fin la obra: {topic:salió|salieron} {topic.the}. = And so the play began: in came {topic.the}.
  aa: Y así, con retraso y con eco, {topic:salió|salieron} a escena {topic.the}. = And so, late, on came {topic.the}.

speaks pilar f: Pilar = Pilar
speaks remedios f: Remedios = Remedios
speaks lola f: doña Lola = Mrs Lola
speaks postman m: el cartero = the postman
speaks man m: el hombre = the man
speaks parrot m: el loro = the parrot
speaks father m: el padre = the father
speaks bustos m: el señor Bustos = Mr Bustos

word: el ascensor = the lift
word: el cartel = the poster
word: la escalera: escalera, escaleras = the stairs: stairs
word: el escenario = the stage
word: la pierna = the leg
word: la pared = the wall
word: el vecino: vecinos = the neighbour: neighbours
word: la silla: silla, sillas = the chair: chair, chairs
word: el cubo = the bucket
word: la caja: caja, cajas = the box: box, boxes
word: la lámpara = the lamp
word: la sopa = the soup
word: el quinto = the fifth
word: la letra = the handwriting: handwriting, hand
word: la maceta = the pot
word: el yeso = the plaster
word: el gato: gato, gata = the cat: cat
word: la frase = the line
word: el público = the audience
word: el rellano = the landing
word: la función = the play: play, show

question: ¿Qué dejarías tú para la función, si pasara por delante de tu puerta? = What would you lend the play if it came past your own door?
question: ¿Quién cuelga el último cartel, y para qué? = Who hangs up the last notice, and what for?
question: ¿A quién conoces que no puede bajar, y qué podría subir hasta su casa? = Who do you know that cannot come down, and what could go up to their home?

== poster
-- beginner
<El ascensor no funciona./El ascensor está roto desde el lunes.>
<The lift does not work./The lift has been broken since Monday.>
{kids} [pega|pegan] un cartel en la puerta.
{kids} [puts|put] a poster on its door.
<Hoy hay función en {stage}./A las cinco hay función en {stage}.>
<There is a play today in {stage}./At five there is a play in {stage}.>
{bill.b}
{bill.b}

El telón es {curtain}.
The curtain is {curtain}.
+ Hay nueve sillas y un cubo.
+ There are nine chairs and a bucket.
+ El cubo también es una silla.
+ The bucket is a chair too.
+ <Van a venir todos los vecinos./Todos los vecinos tienen entrada./Los vecinos preguntan la hora dos veces.>
+ <All the neighbours are coming./All the neighbours have tickets./The neighbours ask for the time twice.>
-- intermediate
El ascensor estaba roto, y {kids} [pegó|pegaron] un cartel en la puerta.
The lift was broken, so {kids} hung up a poster on its door.
{bill.i}
{bill.i}
+ Había nueve sillas y un cubo, que también era una silla.
+ There were nine chairs and a bucket, which was also a chair.

El telón era {curtain}.
The curtain was {curtain}.
+ <A las cuatro ya habían prometido venir todos los vecinos./A las cuatro, los vecinos ya discutían por la primera fila./A las cuatro no quedaba ni una entrada, porque eran todas de cartón.>
+ <By four o’clock all the neighbours had promised to come./By four o’clock the neighbours were arguing about the front row./By four o’clock every ticket was gone, and all of them were cardboard.>
-- advanced
Como el ascensor llevaba una semana roto, {kids} [colgó|colgaron] el cartel en su puerta.
Since the lift had been broken for a week, {kids} hung the poster on its door.
{bill.i}
{bill.i}

El telón era {curtain}, y las butacas, nueve sillas distintas y un cubo.
The curtain was {curtain}, and the seats were nine odd chairs and a bucket.
+ <Habían prometido venir hasta los vecinos que nunca saludan./Ya se discutía en la escalera quién se quedaba con el cubo.>
+ <Even the neighbours who never say hello had promised to come./On the stairs they were already arguing about the bucket.>

== rehearsal long in far
-- beginner
Por la mañana, {kids} [ensaya|ensayan] la obra.
In the morning, {kids} [practises|practise] the play.
[Lleva|Llevan] {hat} en la cabeza.
There is {hat} on [{kid}’s head|the actors’ heads].
Eso es una corona.
That is a crown.
La obra tiene un rey, una tormenta y un beso.
The play has a king, a storm and a kiss.
Nadie quiere dar el beso.
Nobody wants to do the kiss.
El beso sale de la obra.
The kiss leaves the play.

La tormenta es fácil.
The storm is easy.
Es una bandeja de horno.
It is an oven tray.
{kid} la mueve, y suena el trueno.
{kid} shakes it, and there is thunder.
<Un perro de la calle se mete debajo de un coche./Una paloma se va a vivir a otra ventana.>
<A dog in the street hides under a car./A pigeon goes to live on another window.>
La última frase es muy larga.
The last line is very long.
{other} la dice mal tres veces.
{other} says it wrong three times.

—Esta tarde sale bien —dice {other}.
“This afternoon it will be right,” says {other}.

No sale bien, pero eso viene después.
It is not right, but that comes later.
-- intermediate
Por la mañana habían ensayado con {hat} por corona.
In the morning they had practised with {hat} for a crown.
La obra tenía un rey, una tormenta y un beso.
The play had a king, a storm and a kiss.
Nadie quiso dar el beso, y lo cambiaron por un estornudo.
Nobody would give the kiss, so they changed it into a sneeze.

La tormenta era una bandeja de horno.
The storm was an oven tray.
{kid} la sacudió, y <un perro de la calle se metió debajo de un coche/una paloma se mudó a otra ventana>.
{kid} shook it, and <a dog in the street hid under a car/a pigeon moved to another window>.
Lo malo era la última frase, larguísima y llena de reyes.
The trouble was the last line, very long and full of kings.
{other} la dijo mal tres veces, cada vez con un rey distinto.
{other} got it wrong three times, with three different kings.

—Esta tarde saldrá bien —prometió {other}.
“It will be right this afternoon,” {other} promised.

No salió bien, pero no adelantemos la tormenta.
It was not right, but let us not start the storm too soon.
-- advanced
Por la mañana habían ensayado con {hat} en lugar de corona.
In the morning they had rehearsed with {hat} instead of a crown.
La obra tenía un rey, una tormenta y un beso, pero no hubo nadie que quisiera dar el beso.
The play had a king, a storm and a kiss, but nobody could be found who would give the kiss.
Lo cambiaron por un estornudo, que exigía menos valor y hacía más ruido.
They changed it into a sneeze, which took less courage and made more noise.

La tormenta la hacía {kid} con una bandeja de horno, y la hacía muy bien.
The storm was made by {kid} with an oven tray, and it was a very good storm.
Al tercer trueno, <un perro de la calle se metió debajo de un coche/una paloma que vivía en la ventana se mudó enfrente>.
At the third clap of thunder <a dog in the street crawled under a car/a pigeon that lived on the window moved across the road>.
Lo difícil era la última frase, en la que tres reyes se pedían perdón sin respirar.
The hard part was the last line, in which three kings said sorry without taking a breath.
{other} la había dicho mal todas las veces, aunque nunca del mismo modo.
{other} had said it wrong every time, though never in the same way.

== problem
-- beginner
—¿Y {neighbor}? —[pregunta|preguntan] {they}.
“And {neighbor}?” [asks {kid}|they ask].

<{neighbor} vive en el quinto./La casa de {neighbor} está en el quinto.>
<{neighbor} lives on the fifth floor./{neighbor} has a flat on the fifth floor.>
<Tiene una pierna de yeso./Una pierna es de yeso.>
<{neighbor.she} has one leg in plaster./One leg is in plaster.>
<No puede bajar la escalera./Con esa pierna no se baja una escalera.>
<{neighbor.she} cannot come down the stairs./That leg cannot manage stairs.>

—Qué pena —grita desde arriba—.
“What a pity,” {neighbor.she} shouts from upstairs.
<Llevo quince días mirando una pared./Llevo dos semanas contando hormigas./Hace quince días que solo veo una grieta.>
<“For two weeks I have looked at a wall.”/“For two weeks I have counted ants.”/“For two weeks I have seen one crack.”>
-- intermediate
<{neighbor} no podía ir, con una casa en el quinto y una pierna de yeso./Solo faltaba {neighbor}, del quinto, por culpa de una pierna de yeso.>
<{neighbor} could not come, with a flat on the fifth floor and one leg in plaster./Only {neighbor} from the fifth floor was missing, because of a leg in plaster.>
<Desde arriba llegó su voz por el hueco de la escalera./Al oír los martillazos, se asomó a la escalera.>
<{neighbor.she} leaned over the stairwell./{neighbor.she} heard the hammering and looked over the banister.>

—Qué lástima —gritó—.
“What a shame,” {neighbor.she} called down.
<Llevo quince días mirando la misma pared./Llevo quince días y ya he contado todas las hormigas./Llevo quince días viendo crecer una grieta.>
<“For two weeks I have been looking at the same wall.”/“Two weeks up here, and I have counted every ant.”/“For two weeks I have been watching a crack grow.”>
-- advanced
Faltaba {neighbor}, que en otros tiempos {neighbor.was}.
Only {neighbor} would be missing, who {neighbor.was}.
Llevaba quince días en el quinto con una pierna de yeso.
For two weeks {neighbor.she} had been up there with one leg in plaster.

—Por mí, que no se preocupe nadie —gritó {neighbor.she} por el hueco de la escalera—.
“Nobody needs to worry about me,” {neighbor.she} called down the stairwell.
<Tengo una pared estupenda, y todavía me quedan dos grietas por mirar./Estoy de maravilla aquí, viendo cómo se seca el yeso./Las hormigas y yo nos llevamos cada día mejor.>
<“I have a splendid wall here, and two cracks that I haven’t looked at yet.”/“I am perfectly happy up here, watching the plaster dry.”/“The ants and I get on better every day.”>

== plan ages=6-8
-- beginner
{kids} [mira|miran] el escenario.
{kids} [looks|look] at the stage.
Luego [mira|miran] la escalera.
Then {they} [looks|look] at the stairs.

<—Si {neighbor.she} no baja, la función sube —dice {kid}./—Pues la función sube —dice {kid}.>
<“If {neighbor.she} can’t come down, the play goes up,” says {kid}./“Then the play goes up,” says {kid}.>
-- intermediate
{kids} [miró|miraron] el escenario, y después la escalera.
{kids} looked at the stage, and then at the stairs.

—Si {neighbor.she} no puede bajar —dijo {kid}—, tendrá que subir la función.
“If {neighbor.she} can’t come down,” said {kid}, “then the play will have to go up.”
-- advanced
{kids} [miró|miraron] el escenario y, después, los ochenta y cuatro escalones.
{kids} looked at the stage and then at the eighty-four steps.

—Si {neighbor.she} no puede bajar —dijo {kid}—, habrá que subirle la función.
“If {neighbor.she} can’t come down,” said {kid}, “we shall have to take the play up.”

== prize ages=9-12
-- beginner
Hoy hay un concurso en la plaza, y el premio es una bicicleta.
Today there is a contest in the square, and the prize is a bicycle.
{kids} [quiere|quieren] ese premio desde mayo.
{kids} [has|have] wanted it since May.
+ <Solo hay tiempo para una cosa./También es a las cinco.>
+ <There is only time for one thing./It is at five as well.>

+ {kid} mira la calle y después la escalera.
+ {kid} looks at the street and then at the stairs.

<—La función sube —dice {kid}./—Subimos —dice {kid}.>
<“The play goes up,” says {kid}./“We go up,” says {kid}.>
-- intermediate
A las cinco empezaba también el concurso de la plaza.
The contest in the square began at five as well.
El premio era una bicicleta roja, y {kids} la [quería|querían] desde mayo.
The prize was a red bicycle, and {kids} had wanted it since May.

+ {kid} miró hacia la plaza un buen rato.
+ {kid} looked towards the square for quite a while.

—Bueno —dijo por fin—, pues la función sube.
“All right,” said {kid} in the end, “the play goes up.”
-- advanced
También a las cinco empezaba el concurso de la plaza, con una bicicleta roja de premio.
At five, too, there was the contest in the square, with a red bicycle for a prize.
+ {kids} la [quería|querían] desde mayo.
+ {kids} had wanted it since May.

—En la plaza sobra público —dijo {kid} por fin—, y arriba solo hay una pared.
“The square has plenty of people,” said {kid} in the end, “and up there is only a wall.”

== packing medium
-- beginner
El escenario son cuatro cajas.
The stage is four boxes.
Pesan mucho, porque dentro hay libros.
They are heavy, because there are books inside.

—¿Por qué hay libros? —pregunta un vecino.
“Why are there books?” asks a neighbour.

—Para que pesen —dice {kid}.
“To make them heavy,” says {kid}.

Sacan los libros.
They take the books out.
Ahora las cajas son fáciles.
Now the boxes are easy.
Un vecino lleva el telón.
One neighbour takes the curtain.
Otro lleva tres sillas en la cabeza.
Another takes three chairs on his head.
<Parece un ciervo./Parece un perchero con pies.>
<He looks like a deer./He looks like a coat stand with feet.>
Y todos empiezan a subir.
And up they all go.
-- intermediate
El escenario eran cuatro cajas llenas de libros, y pesaban muchísimo.
The stage was four boxes full of books, and very heavy.

—¿Y por qué tienen libros dentro? —preguntó el cartero.
“And why are there books in them?” asked the postman.

—Para que pesen —contestó {kid}.
“To make them heavy,” said {kid}.

El cartero lo pensó y sacó los libros.
The postman thought, and took the books out.
+ Después, todo fue más deprisa.
+ After that, things went faster.
El panadero se puso tres sillas en la cabeza y <parecía un ciervo/parecía un perchero con prisa>.
The baker put three chairs on his head and <looked like a deer/looked like a coat stand in a hurry>.
+ Detrás iba el público, que no quería perder su sitio.
+ Behind came the audience, who did not want to lose their seats.
-- advanced
El escenario eran cuatro cajas llenas de libros, que no había manera de levantar.
The stage was four boxes full of books, which nobody could lift at all.

—¿Y para qué llevan libros? —preguntó el cartero, que entiende de paquetes.
“And what are the books for?” asked the postman, who knows about parcels.

—Para que pesen —explicó {kid}.
“To make them heavy,” {kid} explained.

El cartero lo meditó un momento y fue sacando los libros uno por uno.
The postman thought this over and took the books out one by one.
Detrás iba el panadero, que con tres sillas en la cabeza <parecía un ciervo de mal humor/parecía un perchero que llega tarde>.
Behind him came the baker, who with three chairs on his head <looked like a deer in a bad mood/looked like a coat stand late for work>.

== lamp in floors
-- beginner
En un rellano se abre una puerta.
On one landing a door opens.
Es el señor Bustos, que nunca dice nada.
It is Mr Bustos, who never says anything.
Mira las cajas y mira el telón.
He looks at the boxes and the curtain.
<Entra en su casa y apaga la luz./Entra en su casa y todo queda oscuro.>
<He goes in and switches off the light./He goes in and everything turns dark.>
Sale con la lámpara de su salón.
He comes out with his living-room lamp.

@bustos —Un teatro sin luz es un armario —dice.
“A theatre with no light is a cupboard,” he says.

Y sube también.
And he comes up too.
-- intermediate
Una puerta era la del señor Bustos, que no hablaba con nadie.
One door was that of Mr Bustos, who never spoke to anybody.
Miró las cajas y el telón, y volvió a entrar.
He looked at the boxes and the curtain, and went in.
<Al momento se quedó a oscuras todo su salón./Se oyó un clic y después un golpe.>
<A moment later his whole living room went dark./There was a click and then a bump.>
Salió con la lámpara en brazos, como un bebé muy alto.
He came out carrying the lamp, like a very tall baby.

@bustos —Un teatro sin luz es un armario —dijo.
“A theatre with no light is a cupboard,” he said.
-- advanced
En un rellano esperaba el señor Bustos, que no hablaba con nadie.
On one landing stood Mr Bustos, who never spoke to anybody.
Miró las cajas, miró el telón y se metió en su casa, donde <se fue la luz/se oyó caer una silla>.
He looked at the boxes and the curtain and went back into his flat, where <the light went out/a chair was heard to fall>.
Volvió con la lámpara del salón en brazos.
He came back with the living-room lamp in his arms.

@bustos —Un teatro sin luz es un armario —dijo.
“A theatre without light is a cupboard,” he said.

== trombone in floors
-- beginner
Más arriba alguien toca el trombón.
Higher up somebody is playing the trombone.
Es Pilar, y solo sabe una canción.
It is Pilar, and she knows one song.
Es una canción muy triste, de un barco.
It is a very sad song about a ship.

—¿Puedes tocar algo alegre? —pregunta {kid}.
“Can you play something happy?” asks {kid}.

—Puedo tocarla más deprisa —dice Pilar.
“I can play it faster,” says Pilar.

La toca más deprisa.
She plays it faster.
<Ahora el barco se hunde en un minuto./Ahora el barco tiene mucha prisa.>
<Now the ship sinks in one minute./Now the ship is in a great hurry.>
Y así la obra tiene música.
And so the play has music.
-- intermediate
Más arriba vivía Pilar, que tenía un trombón y una sola canción.
Higher up lived Pilar, who had a trombone and one song.
Trataba de un barco que se hunde muy despacio.
It was about a ship that sinks very slowly.

—¿No sabes ninguna más alegre? —preguntó {kid}.
“Don’t you know a happier one?” asked {kid}.

—Puedo tocar esa más deprisa —dijo Pilar.
“I can play that one faster,” said Pilar.

<Tocada deprisa, el barco se hundía con muchas ganas./Tocada deprisa, la gente movía los pies en los escalones.>
<Played fast, the ship went down with a lot of energy./Played fast, it made people tap their feet on the steps.>
+ Desde ese piso la función tuvo orquesta.
+ From that floor on, the play had an orchestra.
-- advanced
Más arriba vivía Pilar, dueña de un trombón y de una sola canción.
Higher up lived Pilar, who owned a trombone and a single song.
Trataba de un barco que se hunde.
It was about a ship that sinks.

—¿No tendrías algo un poco más alegre? —preguntó {kid}.
“You wouldn’t have anything a little happier?” asked {kid}.

—Tengo la misma, pero más deprisa —dijo Pilar.
“I have the same one, only faster,” said Pilar.

<Y resultó que, tocado deprisa, el naufragio era casi un baile y las sillas subían solas./Y a esa velocidad el barco se hundía con tanta alegría que nadie podía estarse quieto.>
<And it turned out that, taken fast, the shipwreck was nearly a dance, and the chairs climbed by themselves./And at that speed the ship went down so cheerfully that nobody could stand still.>

== cat in floors
-- beginner
En una puerta hay un gato gordo y gris.
In one doorway there is a fat grey cat.
Se llama Ministro.
His name is Minister.
Ministro ve una caja vacía.
Minister sees an empty box.
Entra en la caja y se sienta.
He gets into the box and sits down.

—Fuera, Ministro —dice {other}.
“Out, Minister,” says {other}.

Ministro cierra los ojos.
Minister shuts his eyes.
<Un gato no oye lo que no quiere./Ese trabajo le gusta mucho.>
<A cat does not hear what he does not like./He likes this job very much.>
La caja sube con el gato dentro.
The box goes up with the cat inside.
-- intermediate
Delante de otra puerta tomaba el fresco un gato gris y enorme llamado Ministro.
Outside another door sat an enormous grey cat called Minister.
Al ver pasar una caja vacía, se metió en ella y cerró los ojos.
When an empty box went by, he got into it and shut his eyes.

—Ministro, sal de ahí —pidió {other}.
“Minister, get out of there,” said {other}.

<El gato abrió un ojo, lo pensó y lo volvió a cerrar./El gato se hizo todavía más ancho.>
<The cat opened one eye, thought about it and shut it again./The cat made himself even wider.>
Así que la caja subió con él dentro.
So the box went up with him in it.
+ Pesaba más que los libros.
+ He was heavier than the books.
-- advanced
Ante otra puerta tomaba el fresco Ministro, un gato del tamaño de una maleta.
Outside another door sat Minister, a cat the size of a suitcase.
Nunca había visto una caja vacía sin pensar que era suya.
He had never seen an empty box without thinking that it was his.
+ Se instaló en la primera que pasó.
+ He settled into the first that came by.
<No hubo ruego ni sardina que lo sacara de allí./Hubo que subirlo entre tres, como a los emperadores.>
<Neither prayers nor sardines would get him out./It took three people to carry him up, as they carry emperors.>
+ Al final añadieron su nombre al programa, en letra pequeña.
+ In the end they added his name to the programme, in small letters.

== soup in floors
-- beginner
En otra puerta huele a sopa.
At another door there is a smell of soup.
La cocinera se llama Remedios.
The cook is called Remedios.
Tiene una olla enorme en las manos.
She has a huge pan in her hands.

—Los actores comen antes —dice Remedios.
“Actors eat first,” says Remedios.

—No hay tiempo —dice {kid}.
“There is no time,” says {kid}.

@remedios —Entonces la sopa sube también.
“Then the soup comes too.”

<La olla va delante de todos, como una reina./La sopa sube despacio, porque tiene fideos.>
<The pan goes first, like a queen./The soup goes up slowly, because it has noodles.>
Nadie tropieza ahora.
Nobody trips now.
-- intermediate
El siguiente piso olía a sopa.
The next floor smelled of soup.
Remedios esperaba en la puerta con una olla.
Remedios was waiting at the door with a pan.

@remedios —Aquí no pasa nadie sin comer —dijo, y enseñó la cuchara.
“Nobody gets past here without eating,” she said, and she showed them the spoon.

—Es que no tenemos tiempo —[explicó|explicaron] {they}.
“But there isn’t any time,” {they} explained.

—Pues entonces sube la sopa —dijo Remedios.
“Then the soup is coming too,” said Remedios.

Y se puso la primera, <con la olla por delante como un tambor/muy despacio, porque llevaba fideos>.
And she went in front, <with the pan before her like a drum/very slowly, because there were noodles in it>.
-- advanced
El siguiente tramo olía a sopa, y en él esperaba Remedios con una olla enorme.
The next flight smelled of soup, and there Remedios was waiting with an enormous pan.

@remedios —Por aquí no pasa un artista sin comer —anunció.
“No artist gets past here without eating,” she announced.

Le explicaron que el público estaba esperando.
It was explained to her that the audience was waiting.
<Remedios decidió que, en ese caso, la sopa también era público./Remedios lo entendió muy bien, tapó la olla y se puso la primera de la fila.>
<Remedios decided that in that case the soup was audience too./Remedios quite understood, put the lid on and went to the head of the line.>

== baby in floors
-- beginner
Detrás de una puerta llora un bebé.
Behind one door a baby is crying.
Llora desde el martes.
It has cried since Tuesday.
Sale su padre con los ojos rojos.
The father comes out with red eyes.
El bebé ve el telón, con {curtain.short}.
The baby sees the curtain, with {curtain.short}.
Y deja de llorar.
And the crying stops.

—Que no se pare nadie —dice el padre muy bajito—.
“Nobody stop,” says the father very quietly.
<Por favor, que siga el telón./No había tanta paz desde el martes.>
<“Please keep that curtain moving.”/“It has not been so quiet since Tuesday.”>

Y va detrás del telón hasta arriba.
And he follows the curtain to the top.
-- intermediate
Detrás de una puerta lloraba un bebé desde el martes.
Behind one door a baby had been crying since Tuesday.
Su padre salió a mirar con los ojos rojos.
The father came out to look, with red eyes.
El bebé vio pasar {curtain.short} y se calló de golpe.
The baby saw {curtain.short} go by and fell silent.

—Que no se pare nadie —susurró el padre—.
“Nobody stop,” whispered the father.
<Por favor, que siga andando ese telón./Yo voy detrás hasta donde haga falta.>
<“Please keep that curtain moving.”/“I will follow it as far as it goes.”>
-- advanced
Detrás de otra puerta lloraba un bebé que no hacía otra cosa desde el martes.
Behind another door cried a baby who had done nothing else since Tuesday.
+ El hombre se asomó justo cuando pasaba el telón.
+ The man looked out just as the curtain was going by.
El bebé vio {curtain.short} y se calló como si lo hubieran desenchufado.
The baby saw {curtain.short} and stopped as if somebody had pulled out a plug.

—<Que no se pare ese telón, por favor —susurró el padre./Yo lo sigo hasta donde haga falta —susurró el padre.>
<“Don’t let that curtain stop, please,” whispered the father./“I will follow it as far as it goes,” whispered the father.>

== palm in floors
-- beginner
En la escalera hay un hombre con una palmera.
On the stairs there is a man with a palm tree.
La palmera está en una maceta.
The palm tree is in a pot.

—¿Adónde vas? —pregunta {kid}.
“Where are you going?” asks {kid}.

@- —A mi casa, pero la palmera no quiere.
“Home, but the palm tree won’t go.”

<Es verdad: la palmera se agarra al techo./Es verdad: la palmera empuja hacia abajo.>
<It is true: the tree holds on to the ceiling./It is true: the tree pushes down.>
{kids} [empuja|empujan] la maceta por detrás.
{kids} [pushes|push] the pot from behind.
La palmera sube cinco pisos.
The palm tree goes up five floors.
Ahora la obra tiene un bosque.
Now the play has a forest.
-- intermediate
A media escalera había un hombre discutiendo con una palmera en una maceta.
Half-way up a man was arguing with a palm tree in a pot.

—Vive en el cuarto —dijo el hombre—, pero no quiere subir.
“It lives on the fourth floor,” said the man, “but it won’t go up.”

<Las hojas se agarraban a la barandilla./Cada dos escalones, la palmera bajaba uno.>
<Its leaves were holding on to the banister./For every two steps up, the tree went one step down.>
{kids} [empujó|empujaron] por detrás, y la palmera cedió.
{kids} pushed from behind, and the palm tree gave in.
+ Llegó hasta el quinto, y fue el bosque de la obra.
+ It went up to the fifth floor and was the forest in the play.
-- advanced
A media escalera, un hombre trataba de convencer a una palmera de que vivía más arriba.
Half-way up, a man was trying to convince a palm tree that it lived on a higher floor.
La palmera <se agarraba con todas las hojas a la barandilla/bajaba un escalón por cada dos que subía>.
The palm tree <was holding on to the banister with all its leaves/went one step down for every two that it went up>.
{kids} [empujó|empujaron] por detrás hasta que, de pronto, cedió.
{kids} pushed from behind until suddenly it gave way.
Llegó hasta el quinto, y ya que estaba allí, fue el bosque.
It got as far as the fifth floor, and since it was there, it was the forest.

== twins in floors
-- beginner
En un piso hay dos puertas y dos hermanas.
On one floor there are two doors and two sisters.
No hablan desde hace un año.
They have not spoken for a year.
Fue por una lavadora.
It was because of a washing machine.
La obra necesita un banco, y el banco es largo.
The play needs a bench, and the bench is long.
Una hermana lo toma por delante.
One sister takes the front.
La otra lo toma por detrás.
The other takes the back.

<—Izquierda —dice la primera./—Cuidado con el dedo —dice la primera.>
<“Left,” says the first./“Mind your finger,” says the first.>

—Ya lo veo —dice la segunda.
“I can see,” says the second.

Es la primera vez en un año.
It is the first time in a year.
-- intermediate
En un piso vivían, puerta con puerta, dos hermanas que no se hablaban.
On one floor, next door to each other, lived two sisters who did not speak.
Todo había empezado con una lavadora.
It had all begun with a washing machine.
Como la función necesitaba un banco, cada una agarró una punta.
As the play needed a bench, each of them took one end.

@- <—Izquierda —dijo la de delante./—Sube —dijo la de delante.>
<“Left,” said the one in front./“Up,” said the one in front.>

@- —Ya te he oído —dijo la de atrás, y era la primera frase en un año.
“I heard you,” said the one behind, and it was their first talk in a year.
-- advanced
En un piso vivían, pared con pared, dos hermanas que no se dirigían la palabra desde lo de la lavadora.
On one floor lived two sisters who had not exchanged a word since the matter of the washing machine.
Hacía falta un banco, y el banco, por desgracia, tenía dos puntas.
A bench was needed, and the bench, unluckily, had two ends.

<—Izquierda —dijo una./—Cuidado con la esquina —dijo una.>
<“Left,” said one./“Mind the corner,” said one.>

—Te he oído —dijo la otra, y así acabó un año entero de silencio.
“I heard you,” said the other, and that was the end of a whole year of silence.

== foam in floors
-- beginner
Un hombre abre la puerta con una toalla.
A man opens the door in a towel.
Tiene espuma en la cabeza.
He has foam on his head.

—Se ha ido el agua —dice el hombre.
“The water has gone,” says the man.

—A la obra le falta nieve —dice {kid}.
“The play has no snow,” says {kid}.

El hombre toca la espuma y sonríe.
The man touches the foam and smiles.
Sube con la toalla y con la espuma.
He comes up with his towel and his foam.
<Nieva un poco en cada escalón./Un copo cae en el gato de alguien.>
<It snows a little on each step./One flake falls on somebody’s cat.>
Deja huellas de pies mojados hasta arriba.
He leaves wet footprints all the way.
-- intermediate
Salió a abrir un hombre en toalla, con el pelo lleno de espuma.
A man in a towel opened the door, with his hair full of foam.

@man —¿Ha sido la función la que ha cortado el agua? —preguntó.
“Was it the play that turned off the water?” he asked.

—No, pero a la función le falta nieve —dijo {kid}.
“No, but the play has no snow,” said {kid}.

El hombre se tocó el pelo y entendió que era importante.
The man touched his hair and saw that he was important.
<Fue nevando en cada escalón, con mucho cuidado./Subió detrás, en zapatillas, repartiendo copos.>
<He snowed on every step, with great care./He came up behind in his slippers, handing out flakes.>
-- advanced
Abrió un hombre en toalla, al que se le había acabado el agua en el peor momento.
A man in a towel opened, whose water had run out at the worst possible moment.
Tenía la cabeza blanca de espuma y el humor más bien negro.
His head was white with foam, and his mood was rather black.

—Justo lo que nos faltaba —dijo {kid}—: nieve.
“Just what we needed,” said {kid}, “snow.”

<El hombre subió nevando por los escalones, y se fue animando./Nadie le había dicho nunca que hacía falta, y subió.>
<The man came up, snowing on the steps, and cheered up as he went./Nobody had ever told him that he was needed, and up he came.>

== wool in floors
-- beginner
Doña Lola hace punto en la escalera.
Mrs Lola knits on the stairs.
Hace una bufanda roja, muy larga.
She is making a very long red scarf.
Su lana baja por los escalones.
Her wool runs down the steps.
Una caja pasa y se lleva la lana.
A box goes by and takes the wool along.
Luego una silla se lleva la bufanda.
Then a chair takes the scarf.

—Ahora voy yo —dice doña Lola—.
“Now I must come,” says Mrs Lola.
Estoy al final del hilo.
“I am at the end of it.”

<Y sube, y hace punto todo el camino./Y sube muy deprisa, casi por el aire.>
<And up she goes, knitting all the way./And up she goes, very fast.>
Ya hay una cuerda roja para el telón.
Now the curtain has a red string.
-- intermediate
Doña Lola hacía punto en un escalón, y su lana roja bajaba hasta la calle.
Mrs Lola was knitting on a step, and her red wool ran down to the street.
Una caja se enganchó en el hilo, y después una silla.
A box caught the thread, and then a chair did.
Cuando pasó el telón, se llevó la bufanda.
When the curtain went by, it took the scarf.

—Pues tendré que ir —dijo doña Lola—, que estoy al otro lado de la lana.
“I shall have to come,” said Mrs Lola, “for I’m at the other end.”

<Subió haciendo punto, sin perder uno./Subió tan deprisa que se le encendieron las agujas.>
<She went up knitting, and did not drop a stitch./She went up so fast that her needles were hot.>
-- advanced
Doña Lola hacía punto sentada en un escalón, y el ovillo se le había escapado hasta la calle.
Mrs Lola was knitting on a step, and her ball of wool had run away to the street.
Se enganchó en él una caja, a la caja la siguió una silla, y el telón se llevó la bufanda.
A box got caught in it, a chair followed the box, and the curtain took the scarf.

@lola —En vista de que estoy al otro extremo —dijo—, tendré que subir.
“Seeing that I am at the other end,” she said, “I shall have to come up.”

+ <Subió tejiendo, sin que se le fuera un punto./A la llegada, la bufanda medía dos pisos.>
+ <She knitted all the way and did not drop a stitch./When they arrived, the scarf was two floors long.>

== parrot in floors
-- beginner
En una ventana de la escalera vive un loro verde.
At a window on the stairs lives a green parrot.
Lo oye todo, y lo repite.
It hears everything, and says it again.

—¡Cuidado con la caja! —dice el loro.
“Mind the box!” says the parrot.

—Eso lo he dicho yo —dice un vecino.
“I said that,” says a neighbour.

—Eso lo he dicho yo —dice el loro.
“I said that,” says the parrot.

{other} le dice la frase de la obra.
{other} says the line of the play to it.
El loro la repite mejor que {other}.
The parrot says it better than {other}.
<Sube en el respaldo de una silla./Sube encima de la corona.>
<It rides up on the back of a chair./It rides up on top of the crown.>
-- intermediate
En una ventana de la escalera vivía un loro que se sabía la vida de todos.
At a window on the stairs lived a parrot that knew about everybody.

—¡Que la caja se cae! —gritó el loro, y la caja no se caía.
“The box is falling!” cried the parrot, but it wasn’t.

{other} probó a decirle la última frase de la obra.
{other} tried telling it the last line of the play.
El loro la repitió entera, con los reyes en orden.
The parrot repeated all of it, with the kings in order.
<Se lo llevaron como apuntador, en el respaldo de una silla./Se lo llevaron de apuntador, y cobró en pipas.>
<They took it along as a prompter, on the back of a chair./They took it along as a prompter, and paid it in seeds.>
-- advanced
En una ventana de la escalera vivía un loro que estaba al corriente de todo y lo contaba.
At a window on the stairs lived a parrot which knew everything and passed it on.

@parrot —Al cartero le suena la barriga —informó cuando llegaron.
“The postman’s belly is rumbling,” it reported when they came.

{other} le confió la última frase de la obra, y el loro la devolvió perfecta, con todas las comas.
{other} trusted it with the last line of the play, and the parrot gave it back perfectly, commas and all.
+ <Subió de apuntador, en el respaldo de una silla./Lo contrataron de apuntador, a cambio de pipas.>
+ <It went up as prompter, on the back of a chair./It was hired as prompter, to be paid in seeds.>

== stuck long in far
-- beginner
Antes del último piso hay una curva.
Before the last floor there is a bend.
La caja grande no pasa.
The big box does not go through.
No va para arriba.
It does not go up.
No va para abajo.
It does not go down.
Los vecinos de detrás no ven nada.
The neighbours behind see nothing.

—¿Ya empieza? —pregunta uno.
“Is it starting?” asks one.

—¿Ya termina? —pregunta otro.
“Is it ending?” asks another.

{kid} se sienta en la caja y piensa.
{kid} sits on the box and thinks.
{other} mira debajo.
{other} looks under it.
<Hay un tornillo de la barandilla./Hay un libro, el último.>
<There is a screw from the banister./There is a book, the last one.>

—Todos atrás un paso —dice {other}—.
“Everybody back one step,” says {other}.
Ahora, todos a la vez.
“Now, all at once.”

La escalera entera dice «uf».
The whole staircase says “oof”.
La caja salta como un corcho.
The box jumps like a cork.
Cuarenta pies dan un paso más.
Forty feet take one more step.
-- intermediate
En la última curva, la caja grande se quedó atascada contra la barandilla.
At the last bend the big box got stuck against the banister.
No subía ni bajaba, y detrás esperaba media casa.
It went neither up nor down, and behind it waited half the house.

—¿Ha empezado ya? —preguntó una voz desde abajo.
“Has it started yet?” asked a voice from below.

—Yo creo que esto es la obra —contestó otra.
“I think this is the play,” answered another.

{kid} se sentó en la caja para pensar, y [luego se agachó|{other} se agachó] a mirar.
{kid} sat down on the box to think, and [then bent|{other} bent] down to look.
<Debajo asomaba un libro, el único que nadie había sacado./Debajo había un tornillo de la barandilla, el culpable de todo.>
<Under it was a book, the only one that nobody had taken out./Under it was a screw from the banister, which was to blame for everything.>

—Un paso atrás y luego todos a la vez —[pidió|pidieron] {they}.
“One step back, and then all together,” {they} said.

La escalera entera dijo «uf», y la caja saltó como un corcho.
The whole staircase said “oof”, and the box shot out like a cork.
+ Nadie aplaudió, porque tenían las manos llenas.
+ Nobody clapped, because their hands were full.
-- advanced
En la última curva, la caja grande se encajó y no quiso ir a ninguna parte.
At the last bend the big box got wedged and would not go anywhere.
Como desde abajo no se veía nada, empezaron las opiniones.
As nobody below could see anything, the opinions began.

—Me parece que esto es ya la obra —dijo alguien en el segundo.
“I believe this is the play already,” said somebody on the second floor.

{kid} se sentó en la caja a pensar, [y metió|mientras {other} metía] un brazo por debajo.
{kid} sat down on the box to think, [feeling|while {other} felt] underneath it.
El culpable era <un tornillo no más grande que una aceituna/el último libro, que trataba de cómo hacer mudanzas>.
The cause of it all was <a screw no bigger than an olive/the last of the books, which was about moving house>.
Hizo falta que cuarenta personas dieran un paso atrás y empujaran luego a la vez.
Forty people had to take one step back and then push, all at the same moment.
La escalera entera soltó un «uf», y la caja salió disparada como un corcho.
The whole staircase let out an “oof”, and the box flew out like a cork.

== landing
-- beginner
<El rellano del quinto es muy pequeño./Por fin llegan al quinto, a un rellano muy pequeño.>
<The landing on the fifth floor is very small./At last they are on the fifth floor, on a very small landing.>
<Caben una silla y medio rey./El rey entra de lado.>
<It has room for a chair and half a king./The king comes in sideways.>
<{neighbor} se sienta en la silla./{neighbor} tiene la mejor silla.>
<{neighbor} sits on the chair./{neighbor} has the best chair.>
<El público se queda en la escalera./Los demás miran desde los escalones.>
<The audience stays on the stairs./The others watch from the steps.>
{bill.bb}
{bill.bb}
<Cada vecino ve un trozo./Nadie lo ve todo.>
<Each neighbour sees one piece./Nobody sees all of it.>
+ Los de arriba ven las caras.
+ Those at the top see faces.
+ Los de abajo ven los pies.
+ Those at the bottom see feet.
-- intermediate
<En el quinto cabían una silla, un telón y medio rey./Por fin llegaron al quinto, donde el rey tuvo que entrar de lado.>
<The fifth floor had room for one chair, one curtain and half a king./At last they reached the fifth floor, where the king had to come in sideways.>
<{neighbor} se sentó en la silla, y los demás se quedaron en los escalones./La silla fue para {neighbor}, y los escalones, para los demás.>
<{neighbor} took the chair, and the others stayed on the steps./The chair was for {neighbor}, and the steps for all the others.>
{bill.ii}
{bill.ii}
+ <Los de arriba vieron las caras y los de abajo, sobre todo, los zapatos./Los de arriba veían la obra, y los de abajo la imaginaban.>
+ <Those at the top saw faces, and those at the bottom saw mostly shoes./Those at the top saw the play, and those at the bottom imagined it.>
-- advanced
En el rellano del quinto cabían la silla de {neighbor}, el telón y, si metía la tripa, un rey.
The fifth-floor landing held {neighbor}’s chair, the curtain and, if he breathed in, one king.
+ El público se repartió por los escalones, y <los de abajo solo vieron zapatos/cada cual vio solo un trozo>.
+ The audience spread out down the steps, and <those at the bottom saw only shoes/each of them saw only one piece>.
{bill.aa}
{bill.aa}

== solo topics=hero:now
-- beginner
De pronto {topic.the} {topic.does}.
Suddenly {topic.the} {topic.does}.
No está en el papel.
It is not in the script.
Pero es lo único que llega <igual/entero> hasta abajo.
But it is the one thing that gets down <unchanged/whole>.
+ <Los de abajo aplauden primero./En el portal piden más.>
+ <Those at the bottom clap first./At the front door they ask for more.>
-- intermediate
Entonces, sin que estuviera escrito, {topic.the} {topic.started}.
Then, although nobody had written it, {topic.the} {topic.started}.
+ Solo eso llegó <igual/entero> hasta el portal.
+ Only that got down to the front door <unchanged/whole>.
+ <Los de abajo aplaudieron antes que los de arriba./En el portal no pidieron otra cosa en toda la tarde.>
+ <Those at the bottom clapped before those at the top./Down there they asked for nothing else all afternoon.>
-- advanced
Entonces, sin que nadie lo hubiera escrito, {topic.the} {topic.started}.
Then, although nobody had written it, {topic.the} {topic.started}.
+ Fue lo único que llegó al portal <sin cambiar por el camino/tal como había salido>.
+ It was the one thing that reached the front door <without changing on the way/just as it had begun>.

== switch long in far
-- beginner
La luz de la escalera dura un minuto.
The light on the stairs lasts one minute.
Después hay que tocar un botón.
Then somebody has to press a button.
El rey abre la boca, y se va la luz.
The king opens his mouth, and the light goes out.

—¡El botón! —gritan todos.
“The button!” they all shout.

El panadero toca el botón con la nariz.
The baker presses the button with his nose.
Vuelve la luz, y el rey tiene otra cara.
The light comes back, and the king has a new face.
Se ha puesto la corona al revés.
His crown is upside down now.
<Se va la luz, y alguien se come el pan del rey./Se va la luz, y alguien estornuda en la corona.>
<The light goes out, and somebody eats the king’s bread./The light goes out, and somebody sneezes into the crown.>
Entonces llega la tormenta.
Then the storm comes.
La luz se va en el momento justo.
The light goes out at the right moment.
Nadie toca el botón.
Nobody presses the button.
Cinco pisos escuchan el trueno en lo oscuro.
Five floors listen to the thunder in the dark.
<Alguien agarra una mano, y no es la suya./Hasta las sillas se acercan un poco.>
<Somebody takes a hand, and never learns whose./Even the chairs move closer.>
-- intermediate
La luz de la escalera duraba un minuto justo, y luego alguien tenía que tocar el botón.
The light on the stairs lasted exactly one minute, and then somebody had to press the button.
El rey abrió la boca, y se fue la luz.
The king opened his mouth, and the light went out.

—¡El botón! —gritaron cinco pisos.
“The button!” shouted five floors.

El panadero, que tenía las manos llenas, lo tocó con la nariz.
The baker, whose hands were full, pressed it with his nose.
Cada minuto pasaba algo a oscuras.
Every minute something happened in the dark.
<A la corona le salió un bigote de tiza./Del banquete del rey faltaba siempre un bocado.>
<The crown grew a chalk moustache./There was always a bite less of the king’s dinner.>
Pero cuando empezó la tormenta, la luz se fue en el momento justo.
But when the storm began, the light went out at the right moment.
Nadie tocó el botón, ni con la nariz.
Nobody pressed the button, not even with a nose.
<Cinco pisos escucharon el trueno agarrados a la barandilla./Todo el mundo agarró una mano, y algunos no supieron de quién.>
<Five floors listened to the thunder, holding on to the banister./They all took somebody’s hand, and some never knew whose.>
-- advanced
La luz de la escalera duraba un minuto exacto, transcurrido el cual había que apretar un botón.
The light on the stairs lasted exactly one minute, after which a button had to be pressed.
Así que el rey abrió la boca para empezar y desapareció.
And so the king opened his mouth to begin, and disappeared.

—¡El botón! —rugieron cinco pisos.
“The button!” roared five floors.

Lo apretó el panadero con la nariz, porque tenía las manos ocupadas.
The baker pressed it with his nose, since his hands were full.
De cada apagón salía la obra algo cambiada: <a la corona le había crecido un bigote/del banquete real faltaba otro bocado>.
After each darkness the play was slightly different: <the crown had grown a moustache/one more bite of the royal dinner was gone>.
Pero la tormenta coincidió con el minuto, y a nadie se le ocurrió apretar nada.
But the storm came exactly on the minute, and nobody thought of pressing anything.
Cinco pisos escucharon el trueno a oscuras, <agarrados a la barandilla/de la mano de quien estuviera al lado>.
Five floors listened to the thunder in the dark, <holding on to the banister/hand in hand with anyone who was there>.

== whisper medium
-- beginner
Abajo no se oye bien.
Down below you cannot hear well.

—¿Qué ha dicho el rey? —pregunta el cartero.
“What did the king say?” asks the postman.

—Que tiene frío —contestan.
“That he is cold,” they answer.

—¿Qué ha dicho? —preguntan más abajo.
“What did he say?” they ask lower down.

@- <—Que tiene un río./—Que tiene un tío.>
<“That he is old.”/“That he has gold.”>

Abajo todos se ríen mucho.
At the bottom they all laugh a lot.
Arriba no saben por qué.
At the top nobody knows why.
{other} llega a la frase larga y la dice mal.
{other} comes to the long line and says it wrong.
Nadie lo nota.
Nobody notices.
<En el tercero lloran de risa./En el primero quieren oírla otra vez.>
<On the third floor they cry with laughter./On the first floor they want it again.>
-- intermediate
Como abajo no se oía, las frases bajaban de boca en boca.
Since nobody could hear downstairs, the lines went down from mouth to mouth.

—El rey tiene frío —decían en el cuarto.
“The king is cold,” they said on the fourth floor.

—El rey tiene un <río/lío> —repetían en el tercero.
“The king <is old/has gold>,” they repeated on the third.

—El rey <se ha ido/es mi tío> —contaban en el portal.
“The king is <sold/bald>,” they told each other at the front door.

Cada risa subía un poco tarde.
Every laugh came up a little late.
Al llegar a la frase larga, {other} se equivocó de reyes otra vez.
At the long line, {other} got the kings wrong again.
Nadie lo notó: abajo ya había siete.
Nobody noticed: downstairs there were already seven of them.
-- advanced
Como abajo no se oía nada, las frases bajaban de boca en boca.
As nothing could be heard below, the lines went down from mouth to mouth.
El rey, que arriba <tenía frío, en el tercero tenía un río y en el portal un tío/pedía paz, en el tercero pedía pan y en el portal jamón>.
The king, who upstairs <was cold, was old on the third floor and at the front door was sold/called for peace, called on the third floor for peas and at the front door for cheese>.
Las carcajadas subían con retraso, y {other} dijo la frase de los tres reyes en mitad de una.
The laughter came up late, and {other} spoke the line of the three kings in the middle of it.
La dijo peor que nunca, y fue la más aplaudida.
It was worse than ever, and it got the loudest cheer.

== encore long in far
-- beginner
La obra termina, pero nadie baja.
The play ends, but nobody goes down.

—Otra vez —dice {neighbor}—.
“Again,” says {neighbor}.
Ahora quiero ver los pies.
“This time I want to see the feet.”

{neighbor} cambia de sitio con el cartero.
{neighbor} changes places with the postman.
Todos se cambian de escalón.
Everybody moves to another step.
Los de arriba van abajo.
Those at the top go down.
Los de abajo van arriba.
Those at the bottom go up.
La obra empieza otra vez.
The play begins again.
Ahora el trueno cae sobre la sopa.
Now the thunder falls on the soup.
<El telón se cae, y nadie lo levanta./Al rey se le cae la corona escalera abajo.>
<The curtain falls down, and nobody picks it up./The king’s crown falls all the way downstairs.>
Da igual.
It does not matter.
La segunda vez es todavía mejor.
The second time is even better.
En la pared del quinto queda la sombra de un rey.
On the wall of the fifth floor there is the shadow of a king.
{neighbor} la mira mucho rato.
{neighbor} looks at it for a long time.
-- intermediate
Cuando terminó, no se movió nadie.
When it was over, nobody moved.

—Otra vez —dijo {neighbor}—, que me he perdido los zapatos.
“Again,” said {neighbor}, “because I missed the shoes.”

Los de abajo subieron y los de arriba bajaron.
Those at the bottom went up, and those at the top went down.
{neighbor} se sentó en el cubo, con la pierna en una caja.
{neighbor} sat on the bucket, with one leg on a box.
La segunda vez <el telón se cayó en la tormenta, y quedó mucho mejor/la corona bajó rodando hasta la calle, y la trajo un taxista>.
The second time <the curtain fell down in the storm, and that was much better/the crown rolled down to the street, and a taxi driver brought it back>.
El trueno sonó tan fuerte que en el portal se abrió un paraguas.
The thunder was so loud that somebody at the front door opened an umbrella.
Al final quedó en la pared la sombra de un rey.
At the end the shadow of a king was left on the wall.
{neighbor} la estuvo mirando hasta que se apagó.
{neighbor} watched it until it went out.
-- advanced
Cuando cayó el telón, y esta vez a propósito, no se movió nadie.
When the curtain fell, this time on purpose, nobody moved.

—Otra vez —exigió {neighbor}—, que desde aquí me he perdido todos los zapatos.
“Again,” demanded {neighbor}, “because from up here I missed all the shoes.”

Así que la casa entera cambió de escalón, y los de los pies subieron a ver caras.
So the whole house changed steps, and the people with the feet went up to see faces.
{neighbor} presenció el segundo pase desde el cubo, con la pierna encima de una caja.
{neighbor} watched the second performance from the bucket, with one leg up on a box.
En la tormenta <se vino abajo el telón, y hubo que reconocer que ganaba mucho/la corona bajó botando hasta la calle, y la devolvió un taxista>.
In the storm <the curtain came down altogether, and everyone agreed that this was better/the crown bounced down to the street, and a taxi driver brought it back>.
Al final, la lámpara dejó en la pared la sombra de un rey.
At the end the lamp left the shadow of a king on the wall.
{neighbor} la estuvo mirando hasta que se apagó, y no se acordó de las grietas.
{neighbor} watched it until it went out, and never thought of the cracks.

== cost ages=9-12
-- beginner
A las ocho pasa una bicicleta roja.
At eight a red bicycle goes by.
<La ha ganado un perro que baila./La ha ganado una señora que canta con la nariz.>
<A dancing dog has won it./A lady who sings through her nose has won it.>
{kid} la mira desde la ventana del quinto.
{kid} watches it from the window.
+ Es muy roja.
+ It is very red.
-- intermediate
Desde la ventana del quinto [vio|vieron] pasar la bicicleta roja.
From the fifth-floor window {they} saw the red bicycle go by.
La había ganado <un perro que bailaba/una señora que cantaba con la nariz>, y tenía timbre.
It had been won by <a dancing dog/a lady who sang through her nose>, and it had a bell.
+ {kid} escuchó el timbre hasta la esquina.
+ {kid} listened to the bell as far as the corner.
-- advanced
Desde la ventana del quinto [vio|vieron] pasar la bicicleta roja.
From the fifth-floor window {they} saw the red bicycle go by.
La había ganado <un perro que bailaba/una señora que cantaba con la nariz>.
It had been won by <a dancing dog/a lady who sang through her nose>.
+ El timbre se oyó hasta la esquina.
+ The bell could be heard as far as the corner.

== again medium topics=hero:now
-- beginner
—¿Y mañana {topic.the} otra vez? —pregunta {neighbor}.
“And {topic.the} again tomorrow?” asks {neighbor}.

—Con ascensor, no —dice {kid}.
“Not with a lift,” says {kid}.
-- intermediate
—¿Y mañana {topic.the} otra vez? —preguntó {neighbor}.
“And {topic.the} again tomorrow?” asked {neighbor}.

—Con ascensor, no —dijo {kid}.
“Not with a lift,” said {kid}.
-- advanced
—¿Y mañana otra vez {topic.the}? —preguntó {neighbor}.
“And {topic.the} again tomorrow?” asked {neighbor}.

—Con ascensor, no —dijo {kid}.
“Not with a lift,” said {kid}.

== end
-- beginner
{neighbor} aplaude {neighbor.knock}.
{neighbor} claps {neighbor.knock}.
{neighbor.noise}
{neighbor.noise}

<El lunes arreglan el ascensor./El martes viene un hombre y arregla el ascensor.>
<On Monday the lift is mended./On Tuesday a man comes and mends the lift.>
+ <Ya se puede bajar del quinto./Ahora hay dos maneras de llegar al quinto.>
+ <Now there is a way down from the fifth floor./Now there are two ways to the fifth floor.>
<Pero el sábado hay otro cartel en la puerta./Pero a los pocos días hay otro cartel.>
<But on Saturday there is a new notice on the door./But a few days later there is a new notice.>
<Dice: «No funciona»./El cartel dice: «Está roto».>
<It says: “Out of order”./The notice says: “Broken”.>
La letra es de {neighbor}.
It is in {neighbor}’s handwriting.
<Detrás del cartel, muy contento, el ascensor hace tin./Detrás del cartel, el ascensor sube y baja solo.>
<Behind it, quite happily, the lift goes ding./Behind it the lift goes up and down by itself.>
-- intermediate
{neighbor} aplaudió {neighbor.knock}.
{neighbor} applauded {neighbor.knock}.
{neighbor.noise}
{neighbor.noise}

<El lunes arreglaron el ascensor./Al día siguiente, el ascensor funcionaba como nuevo.>
<On Monday the lift was mended./The next day the lift worked as good as new.>
<Pero el sábado apareció en la puerta un cartel nuevo./Pero el sábado, alguien colgó un cartel en la puerta.>
<But on Saturday there was a new notice on the door./But on Saturday somebody hung a notice on the door.>
<«No funciona», decía, y debajo: «Función en el quinto, a las cinco»./«Roto otra vez», decía, «se ruega traer silla».>
<“Out of order”, it said, and underneath: “Play on the fifth floor, at five”./“Broken again”, it said, “please bring a chair”.>
La letra era de {neighbor}.
It was in the handwriting of {neighbor}.
<Dentro, el ascensor subía y bajaba sin hacer ruido./Detrás, muy bajito, el ascensor hizo tin.>
<Inside, the lift was going up and down without a sound./Behind it, very softly, the lift went ding.>
-- advanced
{neighbor} aplaudió {neighbor.knock}, y tres calles más allá se volvió un guardia.
{neighbor} applauded {neighbor.knock}, and three streets away a policeman turned round.

<El lunes arreglaron el ascensor./Al día siguiente, dos hombres y una llave inglesa arreglaron el ascensor.>
<On Monday the lift was mended./The next day two men and a spanner mended the lift.>
El sábado amaneció en la puerta un aviso: <«No funciona, se ruega traer silla»/«Averiado otra vez, qué lástima»/«Fuera de servicio, suba andando y cante»>.
On Saturday there was a notice on the door: <“Out of order, please bring a chair”/“Broken again, what a pity”/“Not in service, please walk up, and sing”>.
+ La letra era, sin ninguna duda, de {neighbor}.
+ It was, without any doubt, in the handwriting of {neighbor}.
<Si se pegaba el oído, se oía al ascensor ir y venir de puntillas./Detrás del papel, sin que nadie lo llamara, el ascensor dijo «tin».>
<If you put your ear to it, you could hear the lift coming and going on tiptoe./Behind the paper, although nobody had called it, the lift said “ding”.>
