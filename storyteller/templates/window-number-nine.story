plot: Somebody is in hospital, across from the kitchen window: every evening at eight two lights say good night; one evening window nine stays dark, the child signals all the same, and the next day one light comes, and one from a stranger.
kinds: original, classic, humor, sci-fi, horror, adventure, fantasy
ages: 3-5, 6-8, 9-12
topics: heavy:hospital
picture: kitchen, night, worried, kid carries lamp, other, adult points, lamp
middle: hospital, night, calm, topic sleeps, nurse reaches lamp, lamp
end: kitchen, night, calm, kid waves, other, adult, lamp
take waits: 1 3 5

title: La ventana número nueve = Window Number Nine
title: Dos luces a las ocho = Two Lights at Eight
title: Buenas noches, al otro lado = Good Night, Over There
title: Contar ventanas = Counting Windows

cast across: el río = the river
cast across: el parque = the park
cast across: el mercado = the market
cast across: el puente = the bridge
cast across: la plaza = the square
cast across: el canal = the canal

cast adult f: la tía Elvira = Aunt Elvira
cast adult m: el tío Ramón = Uncle Ramón
cast adult f: la tía Pilar = Aunt Pilar
cast adult m: el tío Anselmo = Uncle Anselmo
cast adult f: la tía Paz = Aunt Paz
cast adult m: el tío Luis = Uncle Luis
cast adult f: la tía Mar = Aunt Mar
cast adult m: el tío León = Uncle León

cast nurse f: la enfermera Inma = Nurse Inma
cast nurse m: el enfermero Fermín = Nurse Fermín
cast nurse f: la enfermera Rocío = Nurse Rocío
cast nurse m: el enfermero Blas = Nurse Blas
cast nurse f: la enfermera Rut = Nurse Rut
cast nurse m: el enfermero Teo = Nurse Teo
cast nurse f: la enfermera Sol = Nurse Sol
cast nurse m: el enfermero Gil = Nurse Gil

cast lamp f: la linterna = the torch
cast lamp f: la luz de la bici = the bicycle lamp
cast lamp m: el farol de acampada = the camping lantern
cast lamp f: la lámpara pequeña = the little lamp

word: la ventana: ventana, ventanas = the window: window, windows
word: el hospital = the hospital
word: la luz: luz, luces = the light: light, lights
word: la cocina = the kitchen
word: la noche: noche, noches = the night: night
word: la enfermera: enfermera, enfermero = the nurse: nurse
word: contar: cuenta, contó, contar, contaba = to count: counts, counted, count, counting
word: el piso = the floor
word: el botón = the button
word: la bolsa = the bag
word: la sopa: sopa, sopas = the soup: soup, soups
word: el autobús = the bus
word: el dibujo = the drawing: drawing, picture
word: el calendario = the calendar
word: el médico: médico, médicos = the doctor: doctor, doctors
word: oscuro: oscura, oscuro, a oscuras = dark
word: el pasillo = the corridor
word: la palabra: palabra, palabras = the word: word, words
word: las ocho = eight
word: el teléfono = the phone

question: ¿Quién vive en la ventana once? Invéntalo. = Who is behind window eleven? Make it up.
question: ¿Por qué se encienden las luces aunque nadie conteste? = Why are the lights switched on even when nobody answers?
question: ¿A quién le harías tú una señal, y cuál sería? = Who would you like to send a signal to, and what would it be?

== across
-- beginner
{topic.the} {topic:está|están} en el hospital.
{topic.the} {topic:is|are} in hospital.
<El hospital está al otro lado de {across}./Detrás de {across} se ve el hospital.>
<The hospital is on the other side of {across}./You can see the hospital behind {across}.>
Se ve desde la cocina.
You see it from the kitchen.
{kid} cuenta las ventanas del tercer piso.
{kid} counts the windows on the third floor.
La de {topic.the} es la número nueve.
Number nine belongs to {topic.the}.
-- intermediate
{topic.the} {topic:llevaba|llevaban} <cuatro días/una semana/once días> en el hospital, al otro lado de {across}.
{topic.the} had been in hospital for <four days/a week/eleven days>, on the other side of {across}.
+ Desde la cocina se veía el edificio entero, con todas sus ventanas.
+ From the kitchen you could see the whole building, with all its windows.
{kid} contó las ventanas del tercer piso, y la de {topic.the} era la nueve.
{kid} counted along the third floor, and number nine belonged to {topic.the}.
-- advanced
{topic.the} {topic:llevaba|llevaban} <cuatro días/una semana/once días> en el hospital, al otro lado de {across}.
{topic.the} had been in hospital for <four days/a week/eleven days>, over beyond {across}.
+ Desde la cocina se veía de frente, como un calendario con demasiados días.
+ From the kitchen you looked straight at it, like a calendar with too many days.
{kid} contó tres pisos y nueve ventanas hasta llegar a la de {topic.the}.
{kid} counted three floors and nine windows to get to {topic.the}.

== packing long
-- beginner
La primera noche, {adult} hace una bolsa.
On the first night, {adult} packs a bag.
Pone una manta.
There is a blanket in it.
Pone un peine y jabón.
There is a comb and some soap.
{kid} mira dentro de la bolsa.
{kid} looks into the bag.

—Ahí no hay nada bueno —dice {kid}.
“There is nothing good in there,” says {kid}.

{kids} [busca|buscan] por la casa.
{kids} [searches|search] the house.
<[Trae|Traen] un botón rojo y una castaña./[Trae|Traen] una pinza azul y una bellota.>
<[{kid} brings|They bring] a red button and a chestnut./[{kid} brings|They bring] a blue clothes peg and an acorn.>

—¿Eso para qué sirve? —pregunta {adult}.
“What is that good for?” asks {adult}.

—Para tenerlo en la mano —dice {other}.
“For holding,” says {other}.

{adult} piensa un momento.
{adult} thinks for a moment.
Saca el peine de la bolsa y hace sitio.
The comb comes out, and now there is room.
La bolsa sale de casa muy tarde.
The bag leaves the house very late.
Nadie sabe cuándo vuelve.
Nobody knows when it comes back.
-- intermediate
La primera noche, {adult} había hecho una bolsa deprisa.
On the first night, {adult} had packed a bag in a hurry.
Metió una manta, jabón, un peine y otra vez jabón.
In went a blanket, some soap, a comb and then some more soap.

—Ahí dentro no hay nada bueno —dijo {kid}.
“There is nothing good in there,” said {kid}.

{kids} [buscó|buscaron] por toda la casa y [volvió|volvieron] con <un botón rojo y una castaña/una pinza azul y una bellota>.
{kids} searched the whole house and came back with <a red button and a chestnut/a blue clothes peg and an acorn>.

—¿Y eso para qué sirve? —preguntó {adult}.
“And what is that good for?” asked {adult}.

—Para tenerlo en la mano —dijo {other}.
“It’s for holding,” said {other}.

{adult} lo pensó y sacó el peine y uno de los jabones.
{adult} thought about it and took out the comb and one of the soaps.
Así la bolsa cerraba bien.
That way the bag would close.
Salió de casa muy tarde, y nadie sabía cuándo iba a volver.
It left the house very late, and nobody knew when it would come back.
-- advanced
La primera noche, {adult} había hecho la bolsa tan deprisa que metió el jabón dos veces.
On the first night, {adult} had packed the bag in such a hurry that the soap went in twice.

—Ahí dentro no hay nada bueno —observó {kid}, después de revisarla.
“There is nothing good in there,” {kid} remarked, after looking through it.

Entonces {kids} [recorrió|recorrieron] la casa y [volvió|volvieron] con <un botón rojo y una castaña/una pinza azul y una bellota>.
Then {kids} searched the house from end to end and came back with <a red button and a chestnut/a blue clothes peg and an acorn>.

—¿Y eso para qué sirve? —preguntó {adult}, que ya tenía puesto el abrigo.
“And what is that good for?” asked {adult}, already dressed to go out.

—Para tenerlo en la mano cuando no haya otra cosa —dijo {other}.
“For holding, when there isn’t anything else to hold,” said {other}.

{adult} no encontró respuesta, y sacó de la bolsa el peine y uno de los jabones.
{adult} found no answer to that, and took the comb and one of the soaps out of the bag.
Salió muy tarde de casa, y por primera vez nadie preguntó a qué hora volvía.
It left the house very late, and for once nobody asked what time it would be back.

== signal
-- beginner
{nurse} trabaja ahí.
{nurse} works there.

—A las ocho enciendo la luz dos veces —dice por teléfono—.
“At eight I switch the light on twice,” says {nurse} on the phone.
Una la pide {topic.the}, y la otra también.
“Both are from {topic.them}.”

* Dos luces quieren decir buenas noches.
* Two lights mean good night.
{kids} [contesta|contestan] con {lamp}.
{kids} [answers|answer] with {lamp}.
-- intermediate
{nurse} tuvo la idea y la explicó por teléfono.
It was {nurse} who had the idea and explained it on the phone.

@nurse —A las ocho enciendo y apago la luz dos veces, de parte de {topic.the}.
“Twice at eight, on and off, and that is {topic.its} good night.”

* Dos luces querían decir buenas noches.
* Two lights meant good night.
Desde la cocina, {kids} [contestaba|contestaban] con {lamp}, dos veces también.
From the kitchen, {kids} answered with {lamp}, twice as well.
-- advanced
La idea fue de {nurse}, que la explicó por teléfono en voz baja.
The idea came from {nurse}, who explained it quietly on the phone.

@nurse —A las ocho en punto enciendo y apago dos veces, de parte de {topic.the}.
“At eight exactly, on and off twice, and that is {topic.its} good night.”

* Dos luces querían decir buenas noches, y desde la cocina {kids} [contestaba|contestaban] con {lamp}.
* Two lights meant good night, and from the kitchen {kids} answered with {lamp}.

== asks ages=3-5
-- beginner
—¿{topic:Viene|Vienen} hoy a casa? —[pregunta|preguntan] {they}.
“{topic:Is|Are} {topic.it} coming home today?” [asks {kid}|they ask].

—Hoy no —dice {adult}.
“Not today,” says {adult}.

@kid —¿Y cuándo?
“When?”

—No lo sé —dice {adult}—.
“I don’t know,” says {adult}.
Pero sé cuándo son las ocho.
“But I know when it is eight.”

+ Falta una sopa, y después son las ocho.
+ First comes soup, and then it is eight.
-- intermediate
—¿{topic:Viene|Vienen} hoy a casa? —[preguntó|preguntaron] {they}.
“{topic:Is|Are} {topic.it} coming home today?” [asked {kid}|they asked].

—Hoy no —dijo {adult}—, y cuándo no lo sé.
“Not today,” said {adult}, “and I don’t know when.”

—¿Y qué sabes? —preguntó {kid}.
“Then what do you know?” asked {kid}.

@adult —Que falta una sopa para las ocho.
“That it’s one soup until eight.”
-- advanced
—¿Y hoy {topic:viene|vienen} a casa? —[preguntaba|preguntaban] {they} cada mañana.
“And today, {topic:is|are} {topic.it} coming home?” [asked {kid}|they asked] every morning.

—Hoy no —decía {adult}—, y cuándo no te lo puedo decir, porque no lo sé.
“Not today,” said {adult}, “and I can’t tell you when, because I don’t know.”

—Pues dime algo que sepas —dijo {kid}.
“Then tell me something that you do know,” said {kid}.

@adult —Que para las ocho falta exactamente una sopa.
“That it is exactly one soup until eight o’clock.”

== asks-older ages=6-8,9-12
-- beginner
—¿{topic:Va|Van} a curarse? —pregunta {kid}.
“Will {topic.it} get well?” asks {kid}.

{adult} deja el cuchillo y el pan.
{adult} puts down the knife and the bread.

—No lo sé —dice—.
“I don’t know,” says {adult}.
Los médicos hacen lo que saben, y saben mucho.
“The doctors do what they know, and they know a lot.”

@kid —¿Todo?
“Everything?”

—Todo no —dice {adult}.
“Not everything,” says {adult}.
-- intermediate
—¿{topic:Va|Van} a curarse? —preguntó {kid} una tarde.
“Will {topic.it} get well?” asked {kid} one afternoon.

{adult} dejó de cortar pan.
{adult} stopped cutting bread.

—No lo sé —dijo—, pero los médicos hacen todo lo que saben.
“I don’t know,” said {adult}, “but the doctors are doing all that they know.”

@kid —¿Y lo saben todo?
“And do they know everything?”

—Todo no —dijo {adult}—, pero mucho más que yo.
“Not everything,” said {adult}, “but far more than I do.”
-- advanced
—¿{topic:Va|Van} a curarse? —preguntó {kid} una tarde, sin levantar la vista del cuaderno.
“Will {topic.it} get well?” asked {kid} one afternoon, without looking up from the page.

+ {adult} habría podido contestar que sí, y dejó de cortar el pan para no hacerlo.
+ {adult} could have said yes, and stopped cutting the bread so as not to.

—No lo sé, y los médicos tampoco del todo —dijo {adult}—, pero hacen cuanto saben.
“I don’t know, nor do the doctors quite,” said {adult}, “but they are doing all they can.”

+ {kid} escribió algo en el cuaderno y después lo subrayó.
+ {kid} wrote something on the page and then underlined it.

== day
-- beginner
El día es largo.
The day is long.
<Las ocho están muy lejos./Hasta las ocho hay muchas horas.>
<Eight is very far away./There are many hours until eight.>
-- intermediate
+ Lo difícil era llegar a las ocho, porque <los días se habían vuelto más largos/cada hora traía otra detrás>.
+ The hard part was getting to eight, because <the days had become longer/behind every hour there was another>.
-- advanced
+ Lo difícil era llegar hasta las ocho, porque <los días, que antes cabían en nada, no se acababan/cada hora traía otra escondida detrás>.
+ The hard part was getting as far as eight, because <the days, which had once been short, would not end/every hour had another hidden behind it>.

== soups in waits
-- beginner
El vecino trae una sopa.
The neighbour brings a soup.
La vecina de abajo trae otra sopa.
The woman downstairs brings another soup.
El cartero trae una sopa de su madre.
The postman brings a soup from his mother.
<Ya hay siete sopas en la nevera./Ya no cabe la leche en la nevera.>
<Now there are seven soups in the fridge./Now there is no room for milk in the fridge.>

—Nadie sabe qué decir —dice {adult}—.
“Nobody knows what to say,” says {adult}.
Por eso hacen sopa.
“So they make soup.”

{kid} toma dos platos.
{kid} eats two plates of it.
-- intermediate
El vecino trajo una sopa, y la vecina de abajo otra.
The neighbour brought a soup, and the woman downstairs brought another.
El cartero trajo la de su madre, con estrellas.
The postman brought his mother’s, with stars in it.
El viernes <había siete sopas en la nevera/ya no cabía la leche en la nevera>.
By Friday <there were seven soups in the fridge/there was no room for milk in the fridge>.

—La gente no sabe qué decir —explicó {adult}—, y entonces hace sopa.
“People don’t know what to say,” {adult} explained, “and so they make soup.”

+ {kid} repitió de la de estrellas.
+ {kid} had more of the one with stars.
-- advanced
El vecino trajo una sopa, la vecina de abajo otra, y el cartero la de su madre.
The neighbour brought a soup, the woman downstairs another, and the postman one from his mother.
El viernes <había siete en la nevera, todas con nombre/la leche tuvo que irse al balcón>.
By Friday <there were seven in the fridge, all with names on/the milk had to go out on the balcony>.

—La gente no sabe qué decir y hace sopa —explicó {adult}.
“People don’t know what to say, so they make soup,” {adult} explained.

+ {kid} repitió dos veces de la del cartero, que era la que más decía.
+ {kid} had the postman’s twice more, as it was the one that said most.

== drawing in waits
-- beginner
{other} hace un dibujo para {topic.the}.
{other} does a drawing for {topic.the}.
Dibuja la casa por fuera.
It shows the house from outside.
Luego dibuja los zapatos, la mesa y el pan.
Then come the shoes, the table and the bread.
<Dibuja hasta la mancha del techo./Dibuja hasta el grifo que gotea.>
<Even the stain on the ceiling is there./Even the dripping tap is there.>

—Así no se le olvida nada —dice {other}.
“So that nothing is forgotten,” says {other}.

{nurse} pone el dibujo en la pared.
{nurse} puts the drawing on the wall.
-- intermediate
{other} hizo un dibujo de la casa para {topic.the}.
{other} did a drawing of the house for {topic.the}.
Estaban los zapatos de la entrada, la mesa, el pan y <la mancha del techo/el grifo que goteaba>.
There were the shoes by the door, the table, the bread and <the stain on the ceiling/the dripping tap>.

—Así no se le olvida nada —dijo {other}.
“So that nothing gets forgotten,” said {other}.

{nurse} lo pegó en la pared, frente a la cama.
{nurse} stuck it on the wall, across from the bed.
+ Contó por teléfono que dos médicos habían preguntado por la mancha verde.
+ On the phone we heard that two doctors had asked about the green bit.
-- advanced
{other} dibujó la casa para {topic.the}, cosa por cosa, para que no se le olvidara ninguna.
{other} drew the house for {topic.the}, thing by thing, so that none would be forgotten.
Estaban los zapatos de la entrada, el pan a medias y hasta <la mancha del techo/el grifo que goteaba>.
There were the shoes by the door, half a loaf and even <the stain on the ceiling/the dripping tap>.
{nurse} colgó el dibujo frente a la cama y, según dijo, lo consultaba como un mapa.
{nurse} hung it across from the bed and used it, by all accounts, as a map.
+ Un médico llegó a preguntar si el pan era del día.
+ One doctor even asked if the bread was fresh.

== bus in waits
-- beginner
Por la tarde {adult} va al hospital en el autobús.
In the afternoon {adult} takes the bus to the hospital.
Vuelve con olor a jabón.
The way back smells of soap.
{kid} espera en la puerta.
{kid} waits at the door.
{adult} cuenta una cosa buena y una cosa mala.
{adult} tells one good thing and one bad thing.
<Hoy la buena es el postre./Hoy la buena es la ventana, que da al oeste.>
<Today the good thing is the pudding./Today the good thing is the window, which faces west.>
Hoy la mala es una noche sin dormir.
Today the bad one is a night without sleep.
{kid} guarda la buena y la mala.
{kid} keeps them both.
-- intermediate
Todas las tardes, {adult} iba al hospital en el autobús y volvía con olor a jabón.
Every afternoon {adult} took the bus to the hospital and came back smelling of soap.
Tenían un trato: una cosa buena y una cosa mala, las dos verdaderas.
They had a deal: one good thing and one bad thing, and both of them true.
Aquel día la buena fue <el postre, que era de manzana/la ventana, que daba al oeste>.
That day the good one was <the pudding, which was apple/the window, which faced west>.
La mala fue que {topic.the} casi no {topic:había|habían} dormido.
The bad one was that {topic.the} had hardly slept.
+ {kid} prefería las dos juntas que ninguna.
+ {kid} would rather have both than none.
-- advanced
Todas las tardes, {adult} tomaba el autobús del hospital y regresaba con olor a jabón y a pasillo.
Every afternoon {adult} took the hospital bus and came back smelling of soap and corridors.
El trato era contar una cosa buena y otra mala, siempre que fueran ciertas.
The deal was one good thing and one bad, as long as they were true.
Aquel día la buena fue <el postre, de manzana asada/que desde la cama se veía atardecer>, y la mala, la noche.
That day the good one was <the pudding, baked apple/that you could see the sunset from the bed>, and the bad one was the night.
+ {kid} no habría cambiado ninguna de las dos por un «todo bien».
+ {kid} would not have exchanged either of them for an “all is well”.

== word in waits
-- beginner
El médico dice una palabra larga.
The doctor says a long word.
Tiene siete sílabas.
It has seven syllables.
{other} la escribe como suena.
{other} writes it down as it sounds.
<En el papel parece un dinosaurio./En el papel parece un tren.>
<On paper it looks like a dinosaur./On paper it looks like a train.>
{adult} explica la palabra con una manzana.
{adult} explains the word with an apple.
Ahora la palabra da menos miedo.
Now the word is not so frightening.
Es larga, pero tiene principio y fin.
It is long, but it has a beginning and an end.
-- intermediate
El médico había dicho una palabra de siete sílabas.
The doctor had said a word of seven syllables.
{other} la escribió como sonaba, y en el papel <parecía un dinosaurio/parecía un tren de mercancías>.
{other} wrote it down as it sounded, and on paper <it looked like a dinosaur/it looked like a goods train>.
{adult} la explicó después con una manzana y una cucharilla.
Later {adult} explained it with an apple and a teaspoon.
Entonces ya se pudo mirar de frente.
Then you could look it in the face.
+ La manzana no se la comió nadie.
+ Nobody ate the apple.
-- advanced
El médico había pronunciado una palabra de siete sílabas y se había ido por el pasillo.
The doctor had pronounced a word of seven syllables and gone off down the corridor.
{other} la apuntó tal como sonaba, y escrita <parecía un dinosaurio de los grandes/parecía un tren de mercancías>.
{other} noted it down just as it sounded, and in writing <it looked like one of the big dinosaurs/it looked like a goods train>.
Esa noche {adult} la desmontó pieza por pieza, con ayuda de una manzana y una cucharilla.
That night {adult} took it to pieces, with the help of an apple and a teaspoon.
+ Por dentro era más pequeña, aunque la manzana no se la quiso comer nadie.
+ Inside it was smaller, although nobody cared to eat the apple.

== calendar in waits
-- beginner
{kid} mira el calendario de la cocina.
{kid} looks at the calendar in the kitchen.
Quiere poner una cruz en el día de la vuelta.
It needs a cross on the day of coming home.
Pero nadie sabe qué día es ese.
But nobody knows which day that is.
<Pone un punto en el día de hoy./Pone una cruz pequeña en el margen.>
<Today gets a dot./A small cross goes in the margin.>

—Un día, un punto —dice {kid}.
“One day, one dot,” says {kid}.

Los puntos parecen hormigas en fila.
The dots look like ants in a line.
Nadie sabe adónde van.
Nobody knows where they are going.
-- intermediate
{kid} quiso marcar en el calendario el día de la vuelta.
{kid} wanted to mark the day of coming home on the calendar.
El lápiz dio una vuelta por todo el mes y no encontró dónde.
The pencil went all round the month and did not find it.
Al final <puso un punto en el día de hoy/puso un punto en el margen>, y al día siguiente otro.
In the end <today got a dot/a dot went in the margin>, and the next day there was another.
A la semana parecían hormigas, y nadie sabía adónde iban.
After a week they looked like ants, and nobody knew where they were going.
-- advanced
{kid} buscó en el calendario el día de la vuelta, y el mes no lo tenía.
{kid} looked in the calendar for the day of coming home, and the month hadn’t got it.
Como no había manera, <puso un punto en el día que era/puso un punto en el margen>, y al siguiente otro.
As there was no way, <that day got a dot/a dot went in the margin>, and the next day another.
A la semana eran una fila de hormigas que no habían dicho adónde iban.
After a week they were a line of ants that had not said where they were going.
+ De todos modos, adelantaban.
+ Still, they were getting on.

== wrong in waits
-- beginner
Un día {kids} [cuenta|cuentan] mal.
One day {kids} [counts|count] wrong.
[Manda|Mandan] la luz a la ventana ocho.
The light goes to window eight.
En la ocho hay un hombre con un cubo.
In window eight there is a man with a bucket.
Está limpiando el suelo.
He is washing the floor.
El hombre mira la luz.
The man looks at the light.
<Levanta la fregona y saluda./Se quita un guante y saluda.>
<He lifts his mop and waves./He takes off a glove and waves.>
Luego señala con el dedo la ventana de al lado.
Then he points to the window next to his.
-- intermediate
Una tarde {kids} [contó|contaron] mal y [mandó|mandaron] la luz a la ventana ocho.
One evening {kids} counted wrong and sent the light to window eight.
Allí había un hombre con un cubo, que fregaba el suelo.
There was a man there with a bucket, washing the floor.
El hombre se acercó al cristal y <saludó con la fregona/se quitó un guante para saludar>.
The man came up to the glass and <waved his mop/took off a glove to wave>.
Después señaló despacio la ventana de al lado.
Then he pointed slowly to the next window.
+ Se ve que estaba al tanto.
+ It seems that he had heard.
-- advanced
Una tarde, con las prisas, {kids} [dio|dieron] las buenas noches a la ventana ocho.
One evening, in the hurry, {kids} said good night to window eight.
Un hombre que fregaba el suelo se acercó al cristal y <saludó con la fregona, muy serio/se quitó el guante para saludar>.
A man who was washing the floor came up to the glass and <gravely waved his mop/took off his glove to wave>.
Luego, por si acaso, señaló la ventana de al lado con el dedo y esperó a que miraran.
Then, just in case, he pointed to the next window and waited for them to look.

== place in waits
-- beginner
A la hora de cenar hay un sitio vacío.
At supper time there is an empty place.
Nadie se sienta ahí.
Nobody sits there.
{kid} mira el sitio y no come.
{kid} looks at it and does not eat.

—Vamos a cenar en el suelo —dice {adult}.
“Let’s eat on the floor,” says {adult}.

En el suelo no hay sitios.
On the floor there are no places.
<Solo hay una manta y migas./Solo hay una manta y muchos pies.>
<There are only a blanket and crumbs./There are only a blanket and a lot of feet.>
La tortilla sabe a excursión.
The omelette tastes of a picnic.
-- intermediate
A la hora de cenar, el sitio de {topic.the} se veía más que los otros.
At supper time the place of {topic.the} showed more than the others.
{kid} lo miraba en vez de comer.
{kid} looked at it instead of eating.

—Vamos a cenar en el suelo —dijo {adult}.
“Let’s eat on the floor,” said {adult}.

Extendieron una manta, y en la manta no había sitios, sino <migas/pies de todos>.
They spread out a blanket, and on the blanket there were no places, only <crumbs/feet>.
La tortilla supo a excursión.
The omelette tasted of a picnic.
+ La mesa se quedó a oscuras, y nadie la miró.
+ The table stayed dark, and nobody looked at it.
-- advanced
A la hora de cenar, el sitio de {topic.the} ocupaba más que todos los demás.
At supper time the place of {topic.the} took up more room than all the others.

—Esta noche se cena en el suelo —decidió {adult}, al ver que {kid} no comía.
“Tonight we eat on the floor,” decided {adult}, seeing that {kid} was not eating.

Sobre una manta no hay sitios que puedan quedarse vacíos: solo <migas/pies>.
On a blanket there are no places that can be empty: only <crumbs/feet>.
+ La tortilla, que era la de siempre, supo a excursión.
+ The omelette, the same as always, tasted of a picnic.

== visit long
-- beginner
El domingo pueden entrar diez minutos.
On Sunday they can go in for ten minutes.
{kids} se [lava|lavan] las manos hasta los codos.
{kids} [washes|wash] both hands up to the elbow.
El pasillo tiene una raya azul en el suelo.
The corridor has a blue line on the floor.
La raya va hasta la ventana nueve.
The line goes as far as window nine.
{topic.the} {topic:está|están} en la cama.
{topic.the} {topic:is|are} in bed.
Hay un tubo, una máquina y un vaso.
There is a tube, a machine and a glass.
{kid} mira el tubo y se para.
{kid} looks at the tube and stops.

—Ese tubo lleva agua —dice {nurse}—.
“That tube carries water,” says {nurse}.
No hace daño.
“It doesn’t hurt.”

{kid} da un paso.
{kid} takes a step.
<La máquina hace pip, como un pollito./La máquina hace pip, como el microondas.>
<The machine goes peep, like a chick./The machine goes peep, like the oven.>
La cara es más pequeña que en casa.
The face is smaller than at home.
Los ojos son los mismos.
The eyes are the same.
{kid} habla a los ojos.
{kid} talks to the eyes.
Diez minutos son muy pocos y son diez.
Ten minutes are very few, and they are ten.
-- intermediate
El domingo dejaron entrar a {kids} diez minutos.
On Sunday {kids} [was|were] let in for ten minutes.
Antes había que lavarse las manos hasta los codos.
First you had to wash up to the elbows.
Después había que seguir una raya azul.
Then you had to follow a blue line.
La raya acababa delante de la ventana nueve, vista del revés.
The line ended at window nine, seen from the other side.
{topic.the} {topic:estaba|estaban} en la cama, entre un tubo, una máquina y un vaso.
{topic.the} lay in bed, between a tube, a machine and a glass.
{kid} vio el tubo y no pudo dar un paso más.
{kid} saw the tube and could not take another step.

—Por ahí solo va agua con sal —dijo {nurse}—, y no hace daño.
“That is only water with salt,” said {nurse}, “and it doesn’t hurt.”

La máquina hacía pip, <como un pollito/como el microondas de casa>.
The machine went peep, <like a chick/like the oven at home>.
La cara era más pequeña que en casa, pero los ojos eran los mismos.
The face was smaller than at home, but the eyes were the same.
{kid} decidió hablar con los ojos.
{kid} decided to talk to the eyes.
+ Diez minutos son poco, y aun así caben muchas cosas.
+ Ten minutes is not much, and even so a lot goes into it.
-- advanced
El domingo dejaron entrar a {kids}, diez minutos contados.
On Sunday {kids} [was|were] let in, for ten minutes and not one more.
Hubo que lavarse hasta los codos y seguir una raya azul por el pasillo.
You had to wash to the elbows and follow a blue line down the corridor.
Al final esperaba la ventana nueve, vista por detrás, con {topic.the} y una máquina.
At the end was window nine, seen from behind, with {topic.the} and a machine.
{kid} vio el tubo y se detuvo, porque nadie había hablado de ningún tubo.
{kid} saw the tube and stopped, because nobody had said anything about a tube.

—Por ahí solo pasa agua con sal —dijo {nurse}, sin que hiciera falta preguntárselo.
“That is only water with salt in it,” said {nurse}, without waiting for the question.

La máquina hacía pip, <como un pollito metódico/como el microondas de casa, pero sin cena>.
The machine went peep, <like a very regular chick/like the oven at home, but without any supper>.
La cara había encogido, y en ella los ojos eran exactamente los mismos.
The face had shrunk, and in it the eyes were exactly the same.
{kid} habló con los ojos los ocho minutos que quedaban.
{kid} talked to the eyes for the eight minutes that were left.

== toast long
-- beginner
Una noche {kid} no duerme.
One night {kid} cannot sleep.
En la cocina hay luz.
There is a light in the kitchen.
{adult} tampoco duerme.
{adult} cannot sleep either.
Está mirando el tostador.
The toaster is on.

—¿Tú tienes miedo? —pregunta {kid}.
“Are you afraid?” asks {kid}.

—Sí —dice {adult}—.
“Yes,” says {adult}.
Sobre todo a las tres de la mañana.
“Most of all at three in the morning.”

El reloj de la pared marca las tres y seis.
The clock on the wall says six minutes past three.

—Ya ha pasado —dice {kid}.
“It is over now,” says {kid}.

<La tostada salta, y saltan todos./El pan sale negro por un lado.>
<The toast jumps, and everybody jumps./The bread comes out black on one side.>
Se la comen con mucha mantequilla.
They eat it with a lot of butter.
Al otro lado de {across}, el tercer piso está oscuro.
Over there, the third floor is dark.
Una luz pequeña anda por el pasillo.
One small light walks along the corridor.

—{nurse:Ese|Esa} es {nurse} —dice {adult}—.
“That is {nurse},” says {adult}.
Alguien mira.
“Somebody is looking.”
-- intermediate
Una noche {kid} no podía dormir y vio luz en la cocina.
One night {kid} could not sleep and saw a light in the kitchen.
{adult} estaba delante del tostador, con el abrigo encima del pijama.
{adult} was standing at the toaster, in pyjamas and a coat.

—¿Tú tienes miedo? —preguntó {kid}.
“Are you afraid?” asked {kid}.

—Sí —dijo {adult}—, sobre todo de madrugada.
“Yes,” said {adult}, “most of all before the sun comes up.”

El reloj de la pared marcaba las tres y seis.
The clock on the wall said six minutes past three.

—Entonces falta menos que a las tres —dijo {kid}.
“Then it’s less than it was at three,” said {kid}.

<La tostada saltó, y con ella todo el mundo./El pan salió negro por un lado y blanco por el otro.>
<The toast jumped, and so did everyone else./The bread came out black on one side and white on the other.>
La partieron y le pusieron mantequilla hasta los bordes.
They broke it in two and buttered it up to the edges.
Enfrente estaba oscuro, menos una luz pequeña que iba por el pasillo.
Over there it was dark, but for one small light in the corridor.

—Es {nurse}, que va mirando puerta por puerta —dijo {adult}.
“It’s {nurse}, looking in at every door,” said {adult}.

+ Siguieron la luz hasta que dio la vuelta.
+ They watched the light until it turned back.
-- advanced
Una noche en que no venía el sueño, {kid} vio luz en la cocina.
One night when sleep would not come, {kid} saw a light in the kitchen.
{adult} vigilaba el tostador, con el abrigo puesto encima del pijama.
{adult} was keeping an eye on the toaster, in pyjamas and a coat.

—¿Tú tienes miedo? —preguntó {kid}, que nunca lo había preguntado.
“Are you afraid?” asked {kid}, who had never asked before.

—Sí, y sobre todo a las tres de la mañana —dijo {adult}.
“Yes, and most of all at three in the morning,” said {adult}.

{kid} miró el reloj de la pared, que marcaba las tres y seis.
{kid} looked at the clock on the wall, which said six minutes past three.

@kid —Entonces lo peor ya lo hemos pasado.
“Then we have already had the worst of it.”

<La tostada saltó, y la cocina entera con ella./El pan salió negro por un lado y sin enterarse por el otro.>
<The toast jumped, and the whole kitchen with it./The bread came out black on one side and untouched on the other.>
Mientras la untaban, una luz pequeña se movió por el tercer piso de enfrente.
While they buttered it, a small light moved along the third floor opposite.

—Es {nurse}, que pasa puerta por puerta y escucha cómo respiran —dijo {adult}.
“That’s {nurse}, who goes from door to door and listens to them breathe,” said {adult}.

== dark
-- beginner
El jueves, a las ocho, la ventana nueve está oscura.
On Thursday, at eight, window nine is dark.
{kids} [espera|esperan].
{kids} [waits|wait].
Las ocho y uno.
One minute past.
Las ocho y cinco.
Five past.
<Solo se ve el tejado./Solo se ve la luna encima.>
<Only the roof can be seen./There is only the moon above it.>
{adult} llama por teléfono.
{adult} makes a phone call.

—{topic:Duerme|Duermen} —dice—.
“Asleep,” says {adult}.
Ha sido un día difícil.
“It was a hard day.”
-- intermediate
Pero el jueves, a las ocho, la ventana nueve siguió a oscuras.
But on Thursday, at eight, window nine stayed dark.
{kids} [esperó|esperaron] hasta y cinco, y después hasta y diez.
{kids} waited until five past, and then until ten past.
+ <Solo se veía el tejado, con una paloma./Encima había una luna que no servía de nada.>
+ <There was only the roof, with a pigeon on it./Above it was a moon, which was no help at all.>
{adult} llamó por teléfono y escuchó mucho rato.
{adult} rang up and listened for a long time.

—{topic:Duerme|Duermen} —dijo al colgar—.
“Asleep,” said {adult} afterwards.
Ha sido un día difícil.
“It was a hard day.”
-- advanced
El jueves dieron las ocho, y la ventana nueve no hizo nada.
On Thursday it struck eight, and window nine did nothing.
{kids} [esperó|esperaron] hasta y cinco, hasta y diez, hasta que <se enfrió la sopa/se empañó el cristal>.
{kids} waited until five past, until ten past, until <the soup was cold/the glass had misted over>.
{adult} llamó por teléfono, escuchó mucho rato y dijo poco.
{adult} rang up, listened for a long time and said little.

@adult —{topic:Duerme|Duermen}, después de un día difícil.
“Asleep, after a hard day.”

== hard medium
-- beginner
—¿Difícil como una cuesta? —pregunta {kid}.
“Hard like a hill?” asks {kid}.

—Como una cuesta —dice {adult}.
“Like a hill,” says {adult}.

@kid —¿Y después hay otra?
“And is there another one after it?”

—Puede ser —dice {adult}.
“There may be,” says {adult}.

{adult} no dice nada más, y da la mano.
{adult} says no more, and holds out a hand.
<La mano está fría de la ventana./La mano huele a cebolla.>
<The hand is cold from the window./The hand smells of onion.>
La mano se queda ahí toda la tarde.
The hand stays there all evening.
-- intermediate
—¿Difícil como una cuesta? —preguntó {kid}.
“Hard like a hill?” asked {kid}.

—Como una cuesta muy larga —dijo {adult}.
“Like a very long hill,” said {adult}.

@kid —¿Y detrás hay otra?
“And is there another one behind it?”

—Puede que sí —dijo {adult}, que no sabía mentir.
“There may be,” said {adult}, who was no good at lying.

Le dio la mano, que <estaba fría del cristal/olía un poco a cebolla>.
{adult} held out a hand, <cold from the glass/smelling a little of onion>.
Ya no la retiró.
It stayed where it was.
-- advanced
—¿Difícil como una cuesta o difícil como una cuenta con muchos ceros? —preguntó {kid}.
“Hard like a hill, or hard like a sum with too many noughts?” asked {kid}.

—Como una cuesta de las que no se ve el final —dijo {adult}.
“Like one of those hills where you can’t see the top,” said {adult}.

@kid —¿Y detrás puede haber otra?
“And could there be another one behind it?”

—Puede —dijo {adult}, y no añadió que todo iba a salir bien, porque no lo sabía.
“There could,” said {adult}, and did not add that all would go well, which nobody knew.

Le dio la mano, que <estaba helada del cristal/olía a cebolla>, y no la retiró.
But a hand came out, <icy from the glass/smelling of onion>, and stayed.

== torch
-- beginner
{kid} mira {lamp}.
{kid} looks at {lamp}.

—Hoy no hay nadie que mire —dice {adult}.
“Nobody is looking tonight,” says {adult}.

—No importa —dice {kid}—.
“That’s all right,” says {kid}.
Una luz se puede mandar igual.
“You can still send a light.”

[Aprieta|Aprietan] el botón dos veces.
The button goes down twice.
+ La luz cruza {across} y llega al cristal.
+ The light goes over {across} and reaches the glass.
-- intermediate
—Pues hoy no mira nadie —dijo {kid}.
“Then nobody is looking tonight,” said {kid}.

+ {kid} tenía {lamp} en la mano y el dedo en el botón.
+ {kid} had {lamp} ready, with one finger on the button.

—La luz se puede mandar igual —dijo {adult}.
“You can send the light all the same,” said {adult}.

La luz cruzó dos veces y llegó al cristal oscuro.
The light went across twice and reached the dark glass.
-- advanced
—Entonces esta noche no mira nadie —dijo {kid}.
“Then nobody is looking tonight,” said {kid}.

+ {kid} siguió con {lamp} en la mano y el pulgar en el botón.
+ {kid} went on holding {lamp}, with one thumb on the button.

—Las buenas noches se dan, no se cambian —contestó {adult}.
“You give a good night, you don’t swap it,” answered {adult}.

+ Y por encima de {across} la luz cruzó dos veces y se apoyó en el cristal oscuro.
+ And twice the light crossed {across} and rested on the dark glass.

== friday medium
-- beginner
El viernes no pasa nada.
On Friday nothing happens.
Es un día de mirar el reloj.
It is a day for looking at the clock.
{kid} lo mira desde el colegio.
{kid} looks at it from school.
<La maestra lo ve y no dice nada./La maestra lo ve y le da un caramelo.>
<The teacher sees it and says nothing./The teacher sees it and gives out a sweet.>
{other} lo mira desde la bañera.
{other} looks at it from the bath.
{adult} pone {lamp} a cargar.
{adult} puts {lamp} on to charge.
Nadie se lo ha pedido.
Nobody has asked for that.
A las ocho menos diez, todos están en la cocina.
At ten to eight everybody is in the kitchen.
-- intermediate
El viernes fue un día de mirar el reloj.
Friday was a day for looking at the clock.
{kid} miró el de la clase, y la maestra <hizo como que no lo veía/le dio un caramelo sin decir nada>.
{kid} looked at the one in class, and the teacher <pretended not to see/gave out a sweet and said nothing>.
{other} miró el del baño, por debajo de la espuma.
{other} looked at the one in the bathroom, over the foam.
Sin que nadie se lo pidiera, {adult} puso a cargar {lamp}.
Without being asked, {adult} put {lamp} on to charge.
A las ocho menos diez, la ventana de la cocina estaba llena de gente.
By ten to eight there was no room left at the kitchen window.
-- advanced
El viernes, los relojes se dieron cuenta de que los miraban.
On Friday the clocks noticed that they were being watched.
{kid} se pasó la mañana con los ojos en el de la clase, y la maestra <fingió no verlo/dejó un caramelo encima de la mesa>.
{kid} spent the morning looking at the one in class, and the teacher <pretended not to see/left a sweet on the desk>.
Por la tarde, {adult} puso {lamp} a cargar sin que nadie se lo pidiera.
In the afternoon, {adult} put {lamp} on to charge without being asked.
+ A las ocho menos diez, en la ventana de la cocina no cabía nadie más.
+ By ten to eight there was no more room at the kitchen window.

== end
-- beginner
Son las ocho del viernes.
It is eight on Friday.
En la ventana nueve se enciende una luz.
In window nine a light comes on.
Una, y después nada.
One, and then nothing more.

—Hoy ha sido una —dice {kid}.
“Tonight it was one,” says {kid}.

+ {kids} [contesta|contestan] con una.
+ {kids} [answers|answer] with one.
Entonces se enciende la ventana once, dos veces.
Then window eleven lights up, twice.
<¿Quién es?/¿Quién está ahí?>
<Who is it?/Who is there?>
Nadie lo sabe.
Nobody knows.
{kid} apunta un poco más a la derecha y le da las buenas noches.
{kid} points a little more to the right and says good night.
-- intermediate
El viernes, a las ocho, la ventana nueve se encendió una vez.
At eight on Friday, window nine lit up once.
+ Fue una luz, y no hubo más.
+ It was one light, and no more came.

—Hoy ha sido una —dijo {kid}, y [contestó|contestaron] con una.
“Tonight it was one,” said {kid}, and one was sent back.

Entonces se encendió la ventana once, dos veces, muy seguidas.
Then window eleven lit up, twice, very quickly.
<Nadie sabía quién estaba ahí, ni desde cuándo miraba./Nadie conocía a nadie en la once.>
<Nobody knew who was there, or since when they had been looking./Nobody knew anybody in number eleven.>
{kid} apuntó más a la derecha y le dio las buenas noches.
{kid} pointed a little to the right and said good night.
-- advanced
El viernes, a las ocho en punto, en la ventana nueve se encendió una luz.
On Friday, at eight exactly, a light went on in window nine.
+ Todos esperaron la segunda, que no vino.
+ Everyone waited for the second, which did not come.

—Hoy ha sido una —dijo {kid} al cabo de un rato, y con una [contestó|contestaron].
“Tonight it was one,” said {kid} after a while, and one was sent back.

Y cuando ya bajaban la persiana, se encendió dos veces la ventana once.
And when the blind was already coming down, window eleven lit up twice.
+ <Allí no conocían a nadie, ni sabían desde cuándo estaba mirando./No había manera de saber quién era, ni cuántas noches llevaba mirando.>
+ <They knew nobody there, nor how long that somebody had been watching./There was no way of knowing who it was, or how many nights they had watched.>
{kid} subió la persiana, apuntó más a la derecha y le dio las buenas noches.
{kid} pulled up the blind, pointed a little to the right and said good night.
