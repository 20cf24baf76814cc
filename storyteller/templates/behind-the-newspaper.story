plot: At hide-and-seek the hero is always found first, for behind whatever cover it laughs, and everybody in the place tries to help; it gives up; then the smallest hides too well, nobody can find it and it grows dark; the child goes behind the newspaper on purpose, the hero laughs louder than ever, and from the hiding place a small laugh answers; from then on the hero is home.
kinds: original, classic, humor, sci-fi, horror, adventure, fantasy
ages: 3-5, 6-8, 9-12
topics: hero:there, outing
picture: topic kitchen, topic day, happy, hero hides behind paper, kid, other, little, thing topic, paper
middle: same, night, worried, hero, kid points, other, thing topic
end: same, night, happy, hero, kid hugs hero, other, little runs, thing topic
take tries: 1 3 6

title: Detrás del periódico = Behind the Newspaper
title: Se oye una risa = There Goes the Laugh
title: Cuento hasta veinte = I Count to Twenty
title: Donde se oye la risa = Where the Laugh Is

cast little m: Tito = Tito
cast little f: Lola = Lola
cast little m: Pepo = Pepo
cast little f: Nina = Nina

cast hole: dentro de una caja = inside a box
  out: sale de una caja = comes out of a box
cast hole: debajo de una manta = under a rug
  out: sale de una manta = comes out of a rug
cast hole: detrás de una puerta = behind a door
  out: sale de una puerta = comes out from a door
cast hole: dentro de un cubo = inside a bucket
  out: sale de un cubo = comes out of a bucket

speaks lady f: la señora = the lady
speaks postman m: el cartero = the postman
speaks plumber m: el fontanero = the plumber
speaks neighbour f: la vecina = the neighbour
speaks captain f: la capitana = the captain
speaks cook m: el cocinero = the cook
speaks teacher f: la maestra = the teacher
speaks tailor m: el sastre = the tailor

word: esconderse: esconde, esconden, escondió, escondieron, esconderse, escondido, escondite = to hide: hide, hides, hid, hiding, hidden
word: la risa: risa, risas = the laugh: laugh
word: reírse: ríe, ríen, rio, rieron, reír, reírse = to laugh: laughs, laugh, laughed, laughing
word: el periódico: periódico = the newspaper: newspaper
word: contar: cuenta, contó, contar, contando = to count: counts, counted, counting
word: veinte = twenty
word: buscar: busca, buscan, buscó, buscaron, buscar = to look for: looks, looked, look
word: encontrar: encuentra, encuentran, encontró, encontraron, encontrar = to find: finds, find, found
word: oír: oye, oyó, oír, oía = to hear: hear, heard, hears, comes, came
word: nadie = nobody: nobody, no one
word: pequeño: pequeña, pequeño = small: small, smallest, little
word: la casa: casa = home
word: detrás = behind
word: llamar: llama, llaman, llamó, llamaron, llamar = to call: calls, call, called
word: oscuro: oscuro, oscurecer, noche = dark: dark, night
word: el ojo: ojo, ojos = the eye: eye, eyes

question: ¿Dónde te escondes tú? = Where do you hide?
question: ¿Qué te da la risa cuando no debe? = What makes you laugh when you should not?
question: ¿A quién reconoces por la risa? = Whom do you know by their laugh?

== place topics=hero:there
-- beginner
{topic.the} {topic:está|están} {topic.what}.
{topic.the} {topic:is|are} {topic.what}.
{kids} también [está|están] allí.
{kids} [is|are] there too.

—¿Jugamos al escondite? —pregunta {kid}.
“Shall we play hide-and-seek?” asks {kid}.
-- intermediate
{topic.the} {topic:estaba|estaban} {topic.what}, y allí [estaba|estaban] también {kids}.
{topic.the} {topic:was|were} {topic.what}, and so [was|were] {kids}.

—¿Jugamos al escondite? —propuso {kid}.
“Shall we play hide-and-seek?” said {kid}.
-- advanced
Que {topic.the} {topic:estuviera|estuvieran} {topic.what} no le extrañaba ya a nadie, y a {kids} menos.
That {topic.the} {topic:was|were} {topic.what} no longer surprised anybody, and least of all {kids}.

—¿Jugamos al escondite? —propuso {kid}.
“Shall we play hide-and-seek?” suggested {kid}.

== out topics=outing
-- beginner
{kids} [pasa|pasan] el día {topic.what} con {topic.the}.
{kids} [spends|spend] the day {topic.what} with {topic.the}.
Hay mucho sitio y mucha gente.
There is a lot of room and a lot of people.

—¿Jugamos al escondite? —pregunta {kid}.
“Shall we play hide-and-seek?” asks {kid}.
-- intermediate
{kids} [pasaba|pasaban] el día {topic.what} con {topic.the}, y había sitio y gente de sobra.
{kids} [was|were] spending the day {topic.what} with {topic.the}, and there was room for all.

—¿Jugamos al escondite? —propuso {kid}.
“Shall we play hide-and-seek?” said {kid}.
-- advanced
{kids} [había|habían] ido a pasar el día {topic.what} con {topic.the}, y para las once ya estaba todo visto.
{kids} had gone to spend the day {topic.what} with {topic.the}, and by eleven it had all been seen.

—¿Jugamos al escondite? —propuso {kid}.
“Shall we play hide-and-seek?” suggested {kid}.

== newspaper
-- beginner
{kid} cierra los ojos y cuenta hasta veinte.
{kid} shuts both eyes and counts to twenty.
{topic.the} {topic:se esconde|se esconden} detrás de un periódico.
{topic.the} {topic:hides|hide} behind a newspaper.
El periódico no se mueve.
The newspaper does not move.
Parece muy serio.
It looks very serious.

* Entonces se oye una risa.
* Then there comes a laugh.

—Detrás del periódico —dice {kid}.
“Behind the newspaper,” says {kid}.
-- intermediate
{kid} cerró los ojos y contó hasta veinte.
{kid} shut both eyes and counted to twenty.
{topic.the} {topic:se escondió|se escondieron} detrás de un periódico abierto.
{topic.the} hid behind an open newspaper.
+ Desde fuera parecía una persona muy seria, que leía las noticias.
+ From outside it was a very serious person, reading the news.

* Entonces se oyó una risa.
* Then there came a laugh.

—Detrás del periódico —dijo {kid}, que ni siquiera había abierto el segundo ojo.
“Behind the newspaper,” said {kid}, whose second eye was not even open.
-- advanced
Mientras {kid} contaba hasta veinte con los ojos cerrados, {topic.the} {topic:se escondió|se escondieron} detrás de un periódico abierto.
While {kid} counted to twenty with both eyes shut, {topic.the} hid behind an open newspaper.
+ Por fuera parecía una persona de lo más seria, en la página de economía.
+ From outside it looked like a most serious person, at the money pages.

* Entonces se oyó una risa.
* Then there came a laugh.

—Detrás del periódico —dijo {kid}, sin necesidad de abrir el segundo ojo.
“Behind the newspaper,” said {kid}, with no need to open the second eye.

== lady in tries
-- beginner
Una señora presta su sombrero.
A lady lends them her hat.
Es grande como una mesa.
It is as big as a table.

—Ahí debajo cabe mi familia entera —dice la señora.
“My whole family fits under it,” says the lady.

{topic.the} {topic:cabe|caben} también.
So {topic:does|do} {topic.the}.
El sombrero no se mueve.
The hat does not move.

* Entonces se oye una risa.
* Then there comes a laugh.

—Los sombreros no se ríen —dice la señora.
“Hats do not laugh,” says the lady.
-- intermediate
Una señora prestó su sombrero, que era grande como una mesa.
A lady lent them her hat, which was as big as a table.

—Ahí debajo ha cabido mi familia entera —dijo la señora—, y nadie la encontró.
“My whole family once fitted under it,” said the lady, “and nobody found them.”

{topic.the} {topic:cabía|cabían} de sobra, y el sombrero se quedó muy quieto.
There was room for {topic.the}, and the hat kept very still.

* Entonces se oyó una risa.
* Then there came a laugh.
-- advanced
Una señora ofreció su sombrero, que tenía el tamaño de una mesa y dos plumas.
A lady offered her hat, which was the size of a table and had two feathers.

—Debajo ha estado mi familia entera —presumió la señora—, y no la encontraron nunca.
“My whole family has been under it,” boasted the lady, “and they were never found.”

{topic.the} {topic:se metió|se metieron} debajo, y durante un minuto aquello fue un sombrero y nada más.
{topic.the} went under it, and for a minute it was a hat and nothing more.

* Entonces se oyó una risa.
* Then there came a laugh.

== postman in tries
-- beginner
El cartero trae un sello gordo.
The postman brings a fat stamp.

—Los paquetes nunca hablan —dice el cartero.
“Parcels never talk,” says the postman.

Pone papel, cuerda y el sello.
He puts on paper, string and the stamp.
Ahora {topic.the} {topic:es|son} un paquete.
Now {topic.the} {topic:is|are} a parcel.
{kid} pasa por delante dos veces.
{kid} walks past it twice.

* Entonces se oye una risa.
* Then there comes a laugh.

El cartero se quita la gorra.
The postman takes off his cap.
-- intermediate
El cartero tuvo otra idea, y sacó papel y cuerda de la saca.
The postman had another idea, and took paper and string from his bag.

—Los paquetes no dicen nunca nada —aseguró el cartero.
“Parcels never say a thing,” said the postman.

Con el sello puesto, {topic.the} {topic:era|eran} un paquete para Australia.
With the stamp on, {topic.the} {topic:was|were} a parcel for Australia.
{kid} pasó por delante dos veces.
{kid} walked past it twice.

* Entonces se oyó una risa.
* Then there came a laugh.
-- advanced
El cartero, que entendía de esconder cosas, sacó de la saca papel y cuerda.
The postman, who knew about hiding things, took paper and string from his bag.

—En treinta años no me ha contestado ningún paquete —aseguró el cartero.
“In thirty years no parcel has ever answered me,” declared the postman.

Con el sello puesto, {topic.the} {topic:era|eran} un bulto para Australia, y {kid} pasó dos veces de largo.
With the stamp on, {topic.the} {topic:was|were} a parcel for Australia, and {kid} went past it twice.

* Entonces se oyó una risa.
* Then there came a laugh.

== plumber in tries
-- beginner
El fontanero mira y piensa.
The plumber looks and thinks.

—Hay que ponerse detrás de mí —dice el fontanero.
“Stand behind me,” says the plumber.

El fontanero es ancho como una puerta.
The plumber is as wide as a door.
{topic.the} {topic:se pone|se ponen} detrás.
{topic.the} {topic:goes|go} behind him.
El fontanero silba y mira al cielo.
The plumber whistles and looks at the sky.

* Entonces se oye una risa.
* Then there comes a laugh.

—No he sido yo —dice el fontanero.
“It was not me,” says the plumber.
-- intermediate
El fontanero se ofreció él mismo, porque era ancho como una puerta.
The plumber offered himself, because he was as wide as a door.

—Hay que ponerse detrás de mí y no respirar —dijo el fontanero.
“Stand behind me and do not breathe,” said the plumber.

Se puso a silbar y a mirar al techo, como si esperase un autobús.
He began to whistle and look up, as if waiting for a bus.

* Entonces se oyó una risa.
* Then there came a laugh.

—Yo no he sido —dijo el fontanero, y se le notó mucho.
“It wasn’t me,” said the plumber, which gave it away.
-- advanced
El fontanero se ofreció él mismo como escondite, ya que era ancho como una puerta.
The plumber offered himself as a hiding place, being as wide as a door.

—Detrás de mí han pasado inadvertidas dos lavadoras —contó el fontanero, y se puso a silbar.
“Two washing machines have gone unnoticed behind me,” said the plumber, and began to whistle.

* Entonces se oyó una risa.
* Then there came a laugh.

—Yo no he sido —aclaró el fontanero, a quien nadie había preguntado.
“It was not me,” explained the plumber, whom nobody had asked.

== cook in tries
-- beginner
El cocinero tiene un remedio.
The cook has a cure.

—Con la boca llena no se ríe nadie —dice el cocinero.
“With a full mouth nobody laughs,” says the cook.

Da a {topic.the} un bollo entero.
He gives {topic.the} a whole bun.
{kid} cuenta hasta veinte.
{kid} counts to twenty.
Al principio no se oye nada.
At first there is no sound.

* Entonces se oye una risa.
* Then there comes a laugh.

Ahora es una risa con migas.
Now it is a laugh with crumbs.
-- intermediate
El cocinero dijo que aquello tenía remedio, y trajo un bollo del tamaño de una gorra.
The cook said there was a cure for that, and brought a bun the size of a cap.

—Con la boca llena no se ha reído nunca nadie —dijo el cocinero.
“Nobody has ever laughed with a full mouth,” said the cook.

Hubo un silencio de bollo que duró hasta diecinueve.
There was a silence of bun, which lasted up to nineteen.

* Entonces se oyó una risa.
* Then there came a laugh.

Era la misma de antes, pero con migas.
It was the same as before, but with crumbs.
-- advanced
El cocinero aseguró que aquello se curaba, y trajo del horno un bollo del tamaño de una gorra.
The cook declared that this could be cured, and brought from the oven a bun the size of a cap.

—Jamás se ha reído nadie con la boca llena —sentenció el cocinero.
“Nobody has ever laughed with a full mouth,” he pronounced.

Hubo un silencio de bollo que llegó hasta diecinueve.
There was a silence of bun, which got as far as nineteen.

* Entonces se oyó una risa.
* Then there came a laugh.

+ Era la misma de siempre, pero con migas.
+ It was the same as ever, but with crumbs.

== teacher in tries
-- beginner
La maestra habla muy bajo.
The teacher speaks very low.

—Piensa en algo triste —dice la maestra—.
“Think of something sad,” says the teacher.
Piensa en un calcetín mojado.
“Think of a wet sock.”

{topic.the} {topic:piensa|piensan} en el calcetín.
{topic.the} {topic:thinks|think} of the sock.
Lo {topic:ve|ven} muy bien.
It is very clear.
Hace chof, chof, chof.
It goes squelch, squelch, squelch.

* Entonces se oye una risa.
* Then there comes a laugh.

La maestra se tapa la boca.
The teacher covers her mouth.
-- intermediate
La maestra recomendó pensar en algo triste mientras duraba la cuenta.
The teacher advised thinking of something sad while the counting lasted.

—En un calcetín mojado, por ejemplo —dijo la maestra.
“In a wet sock, for example,” said the teacher.

{topic.the} {topic:pensó|pensaron} en el calcetín, que hacía chof a cada paso.
{topic.the} thought of the sock, which went squelch at every step.

* Entonces se oyó una risa.
* Then there came a laugh.

La maestra tuvo que taparse la boca.
The teacher had to cover her own mouth.
-- advanced
La maestra recomendó concentrarse en algo triste durante toda la cuenta.
The teacher advised them to think of something sad until the counting was over.

—Un calcetín mojado suele bastar —dijo la maestra.
“A wet sock will usually do,” said the teacher.

{topic.the} lo {topic:imaginó|imaginaron} con tanto detalle que hacía chof a cada paso.
{topic.the} pictured it so clearly that it went squelch at every step.

* Entonces se oyó una risa.
* Then there came a laugh.

+ A la maestra también se le escapó la suya.
+ The teacher’s own got out as well.

== captain in tries
-- beginner
Una capitana abre su bandera.
A captain opens out her flag.

—Una bandera no la mira nadie —dice la capitana.
“Nobody looks at a flag,” says the captain.

{topic.the} {topic:se pone|se ponen} detrás de la bandera.
{topic.the} {topic:goes|go} behind the flag.
Hay que saludar, y todos saludan.
One must salute, and they all do.
{kid} saluda también.
{kid} salutes as well.

* Entonces se oye una risa.
* Then there comes a laugh.

La bandera se mueve, y no hace viento.
The flag moves, and there is no wind.
-- intermediate
Una capitana jubilada sacó su bandera, que era de buena tela.
A retired captain took out her flag, which was of good cloth.

—Una bandera la saluda todo el mundo —dijo la capitana—, pero no la mira nadie.
“Everybody salutes a flag,” said the captain, “but nobody looks at it.”

{kid} saludó al pasar, y estuvo muy cerca de no ver nada.
{kid} saluted, walking by, and very nearly saw nothing.

* Entonces se oyó una risa.
* Then there came a laugh.

La bandera ondeaba, y no hacía viento.
The flag was waving, and there was no wind.
-- advanced
Una capitana jubilada desplegó la bandera de su último barco.
A retired captain spread out the flag of her last ship.

—A una bandera la saluda todo el mundo, pero no la mira nadie —explicó la capitana.
“Everybody salutes a flag, but nobody looks at it,” explained the captain.

{kid} saludó al pasar, como es debido, y siguió adelante.
{kid} saluted, as is proper, and walked on.

* Entonces se oyó una risa.
* Then there came a laugh.

La bandera ondeaba mucho, y no hacía viento.
The flag was waving a good deal, and there was no wind.

== tailor in tries
-- beginner
El sastre pone una sábana blanca.
The tailor brings a white sheet.
Le hace dos agujeros.
He cuts two holes in it.

—De un fantasma se huye —dice el sastre—.
“You run from a ghost,” says the tailor.
No se le busca.
“You do not look for it.”

{kid} ve el fantasma y se para.
{kid} sees the ghost and stops.
Casi da un poco de miedo.
It is nearly a bit scary.

* Entonces se oye una risa.
* Then there comes a laugh.

El sastre recoge su sábana.
The tailor takes his sheet back.
-- intermediate
El sastre trajo una sábana blanca y le hizo dos agujeros con mucho arte.
The tailor brought a white sheet and cut two holes in it with great skill.

—De un fantasma se huye —explicó el sastre—, y nadie lo busca.
“You run from a ghost,” explained the tailor, “and nobody looks for it.”

{kid} vio el fantasma y dio un paso atrás.
{kid} saw the ghost and took one step back.

* Entonces se oyó una risa.
* Then there came a laugh.

El sastre recogió la sábana sin decir palabra.
The tailor took his sheet back without a word.
-- advanced
El sastre trajo una sábana blanca y le practicó dos agujeros con verdadero arte.
The tailor brought a white sheet and cut two holes in it with real skill.

—De un fantasma se huye, y a nadie se le ocurre buscarlo —explicó el sastre.
“One runs from a ghost, and it occurs to nobody to look for it,” explained the tailor.

{kid} lo vio y llegó a dar un paso atrás.
{kid} saw it, and went so far as to take a step back.

* Entonces se oyó una risa.
* Then there came a laugh.

== seeker long
-- beginner
Una vez {topic:busca|buscan} {topic.the}.
Once it is the turn of {topic.the} to look.
Los demás se esconden muy bien.
The others hide very well.
Pero {topic.the} {topic:viene|vienen} con la risa por delante.
But {topic.the} {topic:comes|come} with the laugh in front.
La risa se oye cada vez más cerca.
The laugh comes nearer and nearer.
Se mete en las cajas y debajo de las mesas.
It gets into boxes and under tables.
Y en las cajas alguien hace ji.
And in the boxes someone goes hee.
En un minuto están todos fuera.
In one minute they are all out.

—No vale —dice el cartero—: es de las que se pegan.
“Not fair,” says the postman, “that laugh is catching.”
-- intermediate
Una vez le tocó buscar a {topic.the}, y los demás se escondieron mejor que nunca.
Once it was the turn of {topic.the} to look, and the others hid better than ever.
Pero {topic.the} {topic:venía|venían} con la risa por delante, cada vez más cerca.
But {topic.the} came with the laugh in front, nearer and nearer.
Se metía en las cajas y debajo de las mesas, y allí dentro alguien hacía ji.
It got into the boxes and under the tables, and in there someone went hee.
En un minuto estaban todos fuera.
In one minute they were all out.

—Así no vale —protestó el cartero—, es de las que se pegan.
“That’s not fair,” said the postman, “that laugh is catching.”
-- advanced
Una vez le tocó buscar a {topic.the}, y los demás se escondieron mejor que nunca.
Once it was the turn of {topic.the} to look, and the others hid better than ever.
Pero {topic.the} {topic:llegaba|llegaban} con la risa por delante, y la risa se colaba en las cajas y por debajo de las mesas.
But {topic.the} came with the laugh in front, and the laugh slipped into boxes and under tables.
Allí dentro, por mucho que apretara los dientes, siempre había alguien que hacía ji.
In there, however hard they bit their lips, there was always someone who went hee.

—Así no vale, porque es de las que se pegan —protestó el cartero, con el sello en la frente.
“That is not fair, because it is a catching one,” protested the postman, with a stamp on his forehead.

== sad
-- beginner
{topic.the} {topic:sale|salen} del juego.
{topic.the} {topic:leaves|leave} the game.

—Mejor miro —{topic:dice|dicen} {topic.the}.
“I would rather watch,” {topic:says|say} {topic.the}.

{kid} dobla el periódico y no dice nada.
{kid} folds the newspaper and says nothing.
-- intermediate
Al final, {topic.the} {topic:se sentó|se sentaron} aparte.
In the end {topic.the} sat down on one side.

—Mejor miro —{topic:dijo|dijeron} {topic.the}.
“I would rather watch,” said {topic.the}.

{kid} dobló el periódico sin saber qué decir.
{kid} folded the newspaper and did not know what to say.
-- advanced
Al final, {topic.the} {topic:se apartó|se apartaron} del juego.
In the end {topic.the} left the game.

—Casi prefiero mirar —{topic:dijo|dijeron} {topic.the}, y {kid} dobló el periódico sin encontrar respuesta.
“I would almost rather watch,” said {topic.the}, and {kid} folded the newspaper and found no answer.

== snack medium
-- beginner
La vecina trae pan con queso.
The neighbour brings bread and cheese.
{kid} se sienta al lado de {topic.the}.
{kid} sits down next to {topic.the}.

—¿De qué es la risa? —pregunta {kid}.
“What is the laugh about?” asks {kid}.

{topic.the} lo {topic:piensa|piensan} bastante.
{topic.the} {topic:thinks|think} quite hard.

@- —Primero está oscuro —{topic:dice|dicen} {topic.the}—.
“First it is dark,” {topic:says|say} {topic.the}.
Luego vienen los pies.
“Then the feet come.
Se paran muy cerca.
They stop very near.
Y alguien te está buscando.
And someone is looking for you.”

—¿Y eso hace gracia? —pregunta {kid}.
“And is that funny?” asks {kid}.

@- —Es lo mejor que hay —{topic:dice|dicen} {topic.the}.
“It is the best thing there is,” {topic:says|say} {topic.the}.
-- intermediate
La vecina repartió pan con queso, y {kid} se sentó al lado de {topic.the}.
The neighbour brought bread and cheese, and {kid} sat down next to {topic.the}.

—¿De qué es la risa? —preguntó {kid}.
“What is the laugh about?” asked {kid}.

{topic.the} lo {topic:pensó|pensaron} hasta acabar el pan.
{topic.the} thought about it until the bread was gone.

@- —Primero está oscuro, y luego vienen unos pies —{topic:dijo|dijeron} {topic.the}—.
“First it is dark, and then some feet come,” said {topic.the}.
Se paran muy cerca, y entonces sabes que alguien te está buscando.
“They stop very near, and then you know that someone is looking for you.”

—¿Y eso hace gracia? —preguntó {kid}.
“And is that funny?” asked {kid}.

@- —Es lo mejor que hay —{topic:dijo|dijeron} {topic.the}.
“It’s the best thing there is,” said {topic.the}.
-- advanced
La vecina repartió pan con queso, y {kid} se sentó al lado de {topic.the} a comérselo.
The neighbour handed round bread and cheese, and {kid} sat down next to {topic.the} to eat it.

—¿De qué te ríes exactamente? —preguntó {kid}.
“What is there to laugh at, exactly?” asked {kid}.

{topic.the} lo {topic:pensó|pensaron} hasta la última miga.
{topic.the} thought about it down to the last crumb.

@- —Al principio está oscuro —{topic:dijo|dijeron} {topic.the}—, pero después llegan unos pies, se paran muy cerca y sabes que te están buscando a ti.
“At first it is dark,” said {topic.the}, “but then some feet come and stop very near, and you know that you are the one they are looking for.”

—¿Y eso hace gracia? —se extrañó {kid}.
“And is that funny?” wondered {kid}.

@- —Es lo mejor que hay —{topic:dijo|dijeron} {topic.the}.
“It is the best thing there is,” said {topic.the}.

== lost
-- beginner
En la última vuelta se esconde {little}, que tiene tres años.
In the last round {little} hides, who is three.
Se esconde muy bien.
It is a very good place.
Todos buscan arriba y abajo.
They all look high and low.
Miran hasta debajo del gato.
They look even under the cat.
Nadie encuentra nada.
No one finds a thing.
Empieza a hacerse de noche.
It begins to get dark.

—¡{little}! —llama la vecina, y no contesta nadie.
“{little}!” calls the neighbour, and no one answers.
-- intermediate
En la última vuelta se escondió {little}, que tenía tres años y mucha paciencia.
In the last round {little} hid, who was three and very patient.
Buscaron por todas partes y no encontraron nada.
They looked all over the place and found nothing.
Empezó a hacerse de noche.
It began to get dark.

—¡{little}! —llamó la vecina, y no contestó nadie.
“{little}!” called the neighbour, and nobody answered.
-- advanced
En la última vuelta se escondió {little}, que a sus tres años se tomaba las reglas muy en serio.
In the last round {little} hid, who at the age of three took rules very seriously.
Buscaron por todas partes, primero en broma y después no, y empezó a oscurecer.
They looked all over the place, first for fun and then not, and it began to get dark.

—¡{little}! —llamó la vecina, y no contestó nadie.
“{little}!” called the neighbour, and nobody answered.

== search long
-- beginner
Buscan con una linterna.
They look with a torch.
Buscan en cada rincón, dos veces.
They look in each corner, two times.
Encuentran un guante, una pelota y un reloj.
They find a glove, a ball and a watch.
Encuentran las gafas de la vecina.
They find the neighbour’s glasses.
Todo eso estaba perdido desde hace años.
All that had been lost for years.
A {little} no {little:lo|la} encuentra nadie.
But no one finds {little}.

—Ya no jugamos —grita la vecina—.
“The game is over,” shouts the neighbour.
¡Puedes salir!
“You can come out!”

—Eso no vale —dice {kid} muy bajo—.
“That does not count,” says {kid} softly.
Yo tampoco salgo con gritos.
“I don’t come out for shouts.”

La voz de la vecina tiembla un poco.
The neighbour’s voice shakes a little.
En la oscuridad todo parece más lejos.
In the dark it all looks farther away.
{kid} busca la mano de alguien.
{kid} feels for a hand.
Es la de {topic.the}.
And {topic.the} {topic:is|are} there.
-- intermediate
Buscaron con una linterna, primero arriba y después abajo.
They looked with a torch, first up and then down.
Encontraron un guante, una pelota y las gafas de la vecina, perdidas desde hacía años.
They found a glove, a ball, and the neighbour’s glasses, which had been lost for years.
A {little} no {little:lo|la} encontró nadie.
But nobody found {little}.

—¡Ya no jugamos! —gritó la vecina—.
“The game is over!” shouted the neighbour.
¡Puedes salir!
“You can come out!”

—Así no va a salir —dijo {kid} en voz baja—, porque parece un truco.
“That won’t do it,” said {kid} softly, “it sounds like a trick.”

A la vecina le temblaba un poco la voz.
The neighbour’s voice was shaking a little.
En la oscuridad todo parecía estar más lejos, y {kid} buscó algo a lo que agarrarse.
In the dark it all seemed farther away, and {kid} felt for something to hold.
Al lado {topic:estaba|estaban} {topic.the}, sin reírse.
There {topic:was|were} {topic.the}, not laughing.
-- advanced
Buscaron con una linterna, primero por arriba y después por abajo.
They looked with a torch, first high up and then low down.
Aparecieron un guante, una pelota y las gafas de la vecina, que llevaban años perdidas.
A glove turned up, and a ball, and the neighbour’s glasses, which had been lost for years.
{little} no apareció.
{little} did not.

—¡Se acabó el juego! —gritó la vecina—.
“The game is over!” shouted the neighbour.
¡Puedes salir!
“You can come out!”

—Así no va a salir, porque suena a trampa —dijo {kid} en voz baja.
“That will not do it, because it sounds like a trick,” said {kid} softly.

A la vecina le temblaba la voz, y en la oscuridad todo parecía haberse alejado un poco.
The neighbour’s voice was shaking, and in the dark everything seemed to have moved a little farther off.
{kid} buscó algo a lo que agarrarse, y al lado {topic:estaba|estaban} {topic.the}, sin reírse.
{kid} felt for something to hold, and there {topic:was|were} {topic.the}, not laughing.

== feet long
-- beginner
—Piensa un poco —dice {kid}—.
“Think a little,” says {kid}.
Ahí dentro está oscuro.
“It is dark in there.
¿Y qué se oye?
And what can you hear?”

@- —Pies —{topic:dice|dicen} {topic.the}—.
“Feet,” {topic:says|say} {topic.the}.
Muchos pies que corren.
“Lots of feet, running.
Y gritos.
And shouts.”

—Entonces da miedo salir —dice {kid}.
“Then it is scary to come out,” says {kid}.

@- —Mucho —{topic:dice|dicen} {topic.the}.
“Very,” {topic:says|say} {topic.the}.

{kid} pide a todos que se sienten.
{kid} asks them all to sit down.
Se sientan la vecina y la linterna.
The neighbour sits, and so does the torch.
Se sientan los vecinos y los perros.
The people sit, and so do the dogs.
Ahora no se oye nada.
Now there is no sound.
Es un silencio muy grande para tres años.
It is a very big silence for someone who is three.

—Falta una cosa —dice {kid}.
“One thing is missing,” says {kid}.
-- intermediate
—Si estuvieras ahí dentro —preguntó {kid}—, ¿qué oirías ahora?
“If you were in there,” asked {kid}, “what would you hear now?”

@- —Pies —{topic:dijo|dijeron} {topic.the}—, muchos pies que corren, y gritos.
“Feet,” said {topic.the}, “lots of feet, running, and shouts.”

—Entonces da miedo salir —dijo {kid}.
“Then it’s scary to come out,” said {kid}.

{kid} pidió a todo el mundo que se sentara.
{kid} asked everybody to sit down.
Se sentó la vecina, se sentaron los demás, y hasta un perro, y se apagó la linterna.
The neighbour sat down, and the others, and even a dog, and the torch went out.
No se oyó nada más.
There was no other sound.
Era un silencio demasiado grande para alguien de tres años.
It was too big a silence for someone who was three.

—Pues falta una cosa —dijo {kid}.
“One thing is missing,” said {kid}.
-- advanced
—Si estuvieras ahí dentro, ¿qué oirías en este momento? —preguntó {kid}.
“If you were in there, what would you hear at this moment?” asked {kid}.

@- —Pies —{topic:dijo|dijeron} {topic.the}—, muchísimos pies que corren, y gente que grita tu nombre.
“Feet,” said {topic.the}, “a great many feet, running, and people shouting your name.”

—Entonces da miedo salir —concluyó {kid}, y pidió a todo el mundo que se sentara.
“Then it is scary to come out,” concluded {kid}, and asked everybody to sit down.

Se sentaron la vecina, los demás y hasta un perro, y alguien apagó la linterna.
The neighbour sat down, and the others, and even a dog, and somebody put out the torch.
Quedó un silencio demasiado grande para una persona de tres años.
What was left was a silence far too big for a person of three.

—Ahora falta una cosa —dijo {kid}, y fue a buscarla.
“Now one thing is missing,” said {kid}, and went to get it.

== laugh
-- beginner
{kid} abre el periódico y se esconde detrás.
{kid} opens the newspaper and hides behind it.
{topic.the} lo {topic:mira|miran}.
{topic.the} {topic:looks|look} at it.
El periódico está muy serio.
The newspaper is very serious.

* Entonces se oye una risa.
* Then there comes a laugh.

Es la más grande de todas, y llega muy lejos.
It is the biggest of all, and it goes very far.
Y {hole} contesta otra, muy pequeña.
And {hole} another one answers, a very small one.

—¡Ahí! —dicen todos.
“There!” they all say.

<{little} sale y tiene sueño./{little} sale con un zapato.>
<{little} is sleepy, and comes out./{little} comes out with one shoe on.>
-- intermediate
{kid} abrió el periódico, se escondió detrás y se quedó sin moverse.
{kid} opened the newspaper, hid behind it and did not move.
{topic.the} {topic:miró|miraron} aquellas noticias tan serias, con dos zapatos debajo.
{topic.the} looked at all that serious news, with two shoes under it.

* Entonces se oyó una risa.
* Then there came a laugh.

Fue la más grande de todas, y llegó a todos los rincones.
It was the biggest of all, and it got into every corner.
Y {hole} contestó otra, muy pequeña.
And {hole} another one answered, a very small one.

+ <{little} salió con un solo zapato./{little} salió bostezando.>
+ <{little} came out with one shoe on./{little} came out, yawning.>
-- advanced
{kid} desplegó el periódico, se escondió detrás y se quedó sin moverse.
{kid} spread out the newspaper, hid behind it and did not move.
{topic.the} {topic:miró|miraron} aquellas noticias tan serias, que llevaban zapatos.
{topic.the} looked at all that serious news, which was wearing shoes.

* Entonces se oyó una risa.
* Then there came a laugh.

Fue la más grande de todas, y {hole}, al cabo de un momento, le contestó otra muy pequeña.
It was the biggest of all, and {hole}, a moment later, a very small one answered it.

+ {little} salió bostezando y con un solo zapato.
+ {little} came out yawning, with one shoe on.

== end
-- beginner
Ahora el juego tiene casa: es {topic.the}.
Now the game has a home: it is {topic.the}.

—¿Y si no veo la casa? —pregunta {little}.
“And if I can’t see home?” asks {little}.

—La oyes —dice {kid}.
“You will hear it,” says {kid}.

Por la noche, todo está en silencio.
At night it is all quiet.
Un periódico se mueve en la oscuridad.
A newspaper moves in the dark.
<Ji, dice la página de deportes./Ji, hace el tiempo de mañana.>
<Hee, goes the sports page./Hee, goes the weather for tomorrow.>
-- intermediate
Desde entonces, el juego tuvo casa, y la casa {topic:era|eran} {topic.the}.
Since then the game had a home, and home was {topic.the}.

—¿Y si está oscuro y no la veo? —preguntó {little}.
“And if it’s dark and I can’t see home?” asked {little}.

—La oyes —dijo {kid}.
“You’ll hear it,” said {kid}.

+ A la hora de dormir todo quedó en silencio.
+ At bedtime it was all quiet.
En alguna parte, un periódico se movió un poco.
Somewhere a newspaper moved a little.
<Ji, hizo la página de deportes./Ji, hizo el tiempo de mañana.>
<Hee, went the sports page./Hee, went the weather for tomorrow.>
-- advanced
Desde aquella noche, el juego tuvo una casa que tocar, y la casa {topic:era|eran} {topic.the}.
Since that night the game has had a home to run to, and home was {topic.the}.

—¿Y si está oscuro y no la veo? —quiso saber {little}.
“And if it is dark and I can’t see home?” asked {little}.

—La oyes —dijo {kid}.
“You will hear it,” said {kid}.

A la hora de dormir, en alguna parte, un periódico se movió un poco.
At bedtime, somewhere, a newspaper moved a little.
<Ji, hizo la página de deportes./Ji, hizo el tiempo de mañana.>
<Hee, went the sports page./Hee, went the weather for tomorrow.>
