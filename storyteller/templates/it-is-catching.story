plot: What the hero does on Monday the baker does on Tuesday, and by Friday the whole street, so that nothing else gets done; everybody knows how it begins and nobody how it ends, but the hero does: it stops, and yawns, and a yawn is more catching still.
kinds: original, classic, humor, sci-fi, horror, adventure, fantasy
ages: 3-5, 6-8, 9-12
topics: hero:here, hero:place-deed
picture: topic city, topic day, happy, hero, kid points hero, other, baker, thing topic
middle: same, same, happy, hero, baker does, kid, other, thing topic
end: same, night, sleepy, hero sits, kid, other, baker, thing topic
take street: 1 3 7

title: Se pega = It Is Catching
title: La calle entera = The Whole Street
title: De lunes a viernes = From Monday to Friday

cast road: la calle del Río = River Street
cast road: la calle Larga = Long Street
cast road: la calle de la Torre = Tower Street
cast road: la calle del Molino = Mill Street

cast doctor f: la doctora = the doctor
cast doctor m: el doctor = the doctor
cast doctor f: la doctora joven = the young doctor
cast doctor m: el doctor viejo = the old doctor

speaks baker f: la panadera = the baker
speaks postman m: el cartero = the postman
speaks mayor m: el alcalde = the mayor
speaks barber m: el barbero = the barber
speaks teacher f: la maestra = the teacher
speaks guard f: la guardia = the guard
speaks conductor m: el director = the conductor

word: la calle: calle = the street: street
word: el lunes: lunes = Monday
word: el martes: martes = Tuesday
word: la panadera: panadera = the baker: baker
word: el pan: pan = the bread: bread
word: empezar: empieza, empezó, empezado, empezar = to begin: begins, began, begun, begin
word: parar: para, paran, paró, pararon, parar = to stop: stop, stops, stopped
word: la boca: boca = the mouth: mouth
word: bostezar: bosteza, bostezó, bostezo = to yawn: yawns, yawned, yawn
word: dormir: duerme, dormía, durmió, dormida, dormir = to sleep: asleep, sleep
word: entero: entera, enteros = whole
word: la mañana: mañana = the morning: morning
word: la puerta: puerta = the door: door
word: nadie = nobody: nobody, no one
word: saber: sabe, sabía = to know: knows, knew, know
word: viernes = Friday

question: ¿Qué se pega más en tu casa, la risa o el bostezo? = What is more catching in your home, a laugh or a yawn?
question: ¿A quién te gustaría pegarle algo, y qué? = To whom would you like to pass something on, and what?
question: ¿Bostezó alguien mientras leíamos? = Did anybody yawn while we were reading?

== first
-- beginner
El lunes, {topic.the} {topic.does}.
On Monday {topic.the} {topic.does}.
Es lo de siempre, y nadie se extraña.
It is the usual thing, and no one wonders.
El martes, {kids} [va|van] a por el pan.
On Tuesday {kids} [goes|go] out for bread.
No hay pan.
There is no bread.
La panadera está {topic.all}.
The baker is busy {topic.all}.

—¿Usted también? —pregunta {kid}.
“You too?” asks {kid}.

—Me ha empezado esta mañana —dice la panadera.
“It began this morning,” says the baker.
-- intermediate
El lunes, en {road}, {topic.the} {topic.did}.
On Monday, in {road}, {topic.the} {topic.did}.
Era lo de siempre, y nadie se extrañó.
It was the usual thing, and nobody wondered.
El martes, {kids} [fue|fueron] a por el pan, y no había pan.
On Tuesday {kids} went out for bread, and there was no bread.
La panadera estaba detrás del mostrador, {topic.all}.
The baker was behind the counter, {topic.all}.

—¿Usted también? —preguntó {kid}.
“You too?” asked {kid}.

—Me ha empezado esta mañana —dijo la panadera, sin dejarlo.
“It began this morning,” said the baker, and did not stop.
-- advanced
El lunes, en {road}, {topic.the} {topic.did}.
On Monday, in {road}, {topic.the} {topic.did}.
Como era lo de siempre, nadie se extrañó.
As it was the usual thing, nobody wondered.
El martes, {kids} [fue|fueron] a por el pan, y en la panadería no había pan.
On Tuesday {kids} went out for bread, and at the baker’s there was no bread.
Detrás del mostrador, blanca de harina, la panadera estaba {topic.all}.
Behind the counter, white with flour, the baker was {topic.all}.

—¿Usted también? —preguntó {kid}.
“You too?” asked {kid}.

—Me ha empezado esta mañana, y me da mucha vergüenza —dijo la panadera, sin dejarlo.
“It began this morning, and I am quite ashamed,” said the baker, without stopping.

== postman in street
-- beginner
El miércoles le toca al cartero.
On Wednesday it is the postman’s turn.
Deja la saca en el suelo y ya está {topic.all}.
He puts down his bag and is busy {topic.all}.
Las cartas se van con el viento.
The letters go off with the wind.
A la farola le llega una postal.
The lamp post gets a postcard.

—¿No lo puede dejar para luego? —pregunta {kid}.
“Can’t it wait?” asks {kid}.

—Ya era luego —dice el cartero.
“It has waited,” says the postman.
-- intermediate
El miércoles le tocó al cartero, en mitad de la acera.
On Wednesday it was the postman’s turn, right on the pavement.
Dejó la saca en el suelo, y allí lo vieron {topic.all}.
He put down his bag, and there they saw him {topic.all}.
Las cartas se repartieron solas, con el viento, y a la farola le llegó una postal.
The wind delivered the letters, and the lamp post got a postcard.

—¿No lo puede dejar para luego? —preguntó {kid}.
“Can’t it wait?” asked {kid}.

—Esto ya es luego —dijo el cartero.
“It has waited,” said the postman.
-- advanced
El miércoles le tocó al cartero, que dejó la saca en la acera y se quedó {topic.all}.
On Wednesday it was the turn of the postman, who put down his bag and stayed there {topic.all}.
Las cartas las repartió el viento, con su propio criterio, y a la farola le llegó una postal de Roma.
The wind delivered the letters as it saw fit, and the lamp post got a postcard from Rome.

—¿No lo puede dejar para luego? —preguntó {kid}.
“Can’t it wait?” asked {kid}.

—Esto ya es luego —dijo el cartero.
“It has waited,” said the postman.

== mayor in street
-- beginner
El alcalde tiene que decir un discurso.
The mayor has to make a speech.
La plaza está llena.
The square is full.

—Queridos vecinos —dice el alcalde.
“Dear neighbours,” says the mayor.

Y se queda {topic.all}.
And then he is {topic.all}.
Lo hace durante una hora, con la banda puesta.
He does it for an hour, in his chain.
La gente aplaude mucho.
People clap a lot.
Es su mejor discurso.
It is his best speech.
-- intermediate
El alcalde tenía que decir un discurso, y la plaza estaba llena.
The mayor had to make a speech, and the square was full.

—Queridos vecinos —dijo el alcalde.
“Dear neighbours,” said the mayor.

Y ya no dijo más, porque se pasó una hora {topic.all}.
And he said no more, because he spent an hour {topic.all}.
La gente aplaudió de pie.
People stood up and clapped.
Dijeron que era su mejor discurso, y el más corto.
They said that it was his best speech, and the shortest.
-- advanced
El alcalde, que traía un discurso de catorce folios, salió al balcón y abrió los brazos.
The mayor, who had a speech of fourteen pages, came out on the balcony and spread his arms.

—Queridos vecinos —dijo el alcalde, y se pasó la hora siguiente {topic.all}.
“Dear neighbours,” said the mayor, and spent the next hour {topic.all}.

La plaza entera se puso en pie para aplaudir, pues era el mejor discurso que se le recordaba.
The whole square stood up to clap, since nobody could remember a better speech.

== barber in street
-- beginner
El barbero está cortando el pelo.
The barber is cutting hair.
Lleva solo la mitad de la cabeza.
He has done only half of the head.
Entonces deja las tijeras y se queda {topic.all}.
Then he puts down the scissors and is {topic.all}.

—¿Y la otra mitad? —pregunta {kid}.
“And the other half?” asks {kid}.

—La otra mitad es de ayer —dice el barbero.
“The other half is how it was,” says the barber.

El cliente no se queja.
The man in the chair does not complain.
Él también está {topic.all}.
He is {topic.all} too.
-- intermediate
El barbero iba por la mitad de una cabeza cuando dejó las tijeras.
The barber was half-way round a head when he put down the scissors.
En el espejo se le vio {topic.all}.
In the mirror they saw him {topic.all}.

—¿Y la otra mitad? —preguntó {kid} desde la puerta.
“And the other half?” asked {kid} from the door.

—La otra mitad se deja larga —dijo el barbero.
“The other half stays long,” said the barber.

El cliente no pudo quejarse, porque también él estaba {topic.all}.
The man in the chair could not complain, since he was {topic.all} too.
-- advanced
El barbero dejó las tijeras a mitad de una cabeza, y en el espejo se le vio {topic.all}.
The barber put down the scissors half-way round a head, and in the mirror they saw him {topic.all}.

—¿Y la otra mitad? —preguntó {kid} desde la puerta.
“And the other half?” asked {kid} from the door.

—La otra mitad se lleva larga este año —dijo el barbero.
“The other half is worn long this year,” said the barber.

El cliente no se quejó, porque también estaba {topic.all}.
The man in the chair did not complain, because he was {topic.all} too.

== school in street
-- beginner
En la escuela, la maestra mira por la ventana.
At school the teacher looks out of the window.

—Eso no se hace en clase —dice la maestra.
“One does not do that in class,” says the teacher.

Un minuto después está {topic.all}.
A minute later she is busy {topic.all}.
La tiza se queda sola.
The chalk is left alone.
Toda la clase toma apuntes.
The whole class takes notes.
Ese día nadie mira el reloj.
That day no one looks at the clock.
Los deberes son lo mismo, pero en casa.
The homework is the same, but at home.
-- intermediate
En la escuela, la maestra lo vio por la ventana y bajó la persiana.
At school the teacher saw it through the window and pulled down the blind.

—Eso no se hace en clase —dijo la maestra.
“One does not do that in class,” said the teacher.

Un minuto después estaba {topic.all} delante de la pizarra, con la tiza en la mano.
A minute later she was {topic.all} in front of the blackboard, with the chalk in her hand.
La clase tomó apuntes, y de deberes tuvieron lo mismo.
The class took notes, and the homework was the same again.
-- advanced
En la escuela, la maestra lo vio por la ventana y bajó la persiana.
At school the teacher saw it through the window and pulled down the blind.
Un minuto después estaba {topic.all} delante de la pizarra, sin soltar la tiza.
A minute later she was {topic.all} in front of the blackboard, still holding the chalk.

—Esto entra en el examen —dijo la maestra, y toda la clase tomó apuntes.
“This will be in the exam,” said the teacher, and the whole class took notes.

== guard in street
-- beginner
La guardia para los coches con la mano.
The guard stops the cars with her hand.
Quiere saber qué pasa aquí.
She wants to know what is going on.
Nadie le contesta.
No one answers her.
Entonces la mano baja, y la guardia está {topic.all}.
Then the hand goes down, and the guard is {topic.all}.
Los coches esperan con educación.
The cars wait politely.
De un autobús bajan treinta personas.
Thirty people get off a bus.
Ya se sabe lo que hacen.
It is easy to guess what they do.
-- intermediate
La guardia paró los coches con una mano y sacó la libreta con la otra.
The guard stopped the cars with one hand and took out her book with the other.

—¿Quién ha empezado? —preguntó la guardia.
“Who began this?” asked the guard.

No llegó a apuntarlo, porque ya estaba {topic.all} en mitad del cruce.
She never wrote it down, because she was {topic.all} in the middle of the crossing.
Del autobús bajaron treinta personas a mirar, y ya no volvieron a subir.
Thirty people got off the bus to look, and did not get on again.
-- advanced
La guardia paró los coches con una mano y sacó la libreta con la otra.
The guard stopped the cars with one hand and took out her book with the other.
No llegó a apuntar nada, porque en mitad del cruce se quedó {topic.all}.
She never wrote a word, because in the middle of the crossing she stood {topic.all}.
Del autobús bajaron treinta personas a mirar, y ninguna volvió a subir.
Thirty people got off the bus to look, and not one got on again.

== band in street
-- beginner
Los jueves toca la banda en el parque.
On Thursdays the band plays in the park.
El director levanta el palo y no lo baja.
The conductor lifts his stick and does not lower it.
Está {topic.all}, muy serio.
He is {topic.all}, with a serious face.
La banda hace lo que hace el director.
The band does what the conductor does.
Ahora son treinta y uno, todos a compás.
Now there are thirty-one, all in time.
La trompeta va un poco tarde.
The trumpet is a little late.
Nadie ha oído nunca un vals así.
No one ever heard such a waltz.
-- intermediate
Los jueves tocaba la banda en el parque.
On Thursdays the band played in the park.
El director levantó la batuta, y así, con la batuta en alto, se quedó {topic.all}.
The conductor lifted his stick, and so, with his stick in the air, he stood {topic.all}.
La banda hizo lo que hacía el director, que para eso estaba.
The band did what the conductor did, which is what he is there for.
Eran treinta y uno a compás, y la trompeta iba un poco tarde.
There were thirty-one of them in time, and the trumpet was a little late.
-- advanced
El jueves, en el parque, el director de la banda levantó la batuta.
On Thursday, in the park, the conductor of the band lifted his stick.
Y así, con el brazo en alto, se quedó {topic.all}.
And so, with his arm in the air, he stood {topic.all}.
La banda, que estaba para hacer lo que hiciera él, lo siguió a compás.
The band, which was there to do as he did, followed him in time.
Eran treinta y uno, y solo la trompeta iba un poco tarde, como siempre.
There were thirty-one of them, and only the trumpet was a little late, as always.

== wedding in street
-- beginner
En la iglesia hay una boda.
There is a wedding at the church.
La novia va a decir que sí.
The bride is about to say yes.
Abre la boca y se queda {topic.all}.
She opens her mouth and is busy {topic.all}.
El novio la mira y dice que él también.
The groom looks at her and says that he will too.
Eso vale como un sí.
That will do for a yes.
La madre llora de alegría, y luego ya no llora.
The mother cries for joy, and then she stops crying.
Ella también tiene cosas que hacer.
She too has something to do now.
El arroz se lo comen los pájaros.
The birds eat the rice.
-- intermediate
En la iglesia se casaban dos, y la novia iba a decir que sí.
There was a wedding at the church, and the bride was about to say yes.
Abrió la boca y se quedó {topic.all}, con el ramo en el brazo.
She opened her mouth and stood there {topic.all}, with the flowers on her arm.
El novio la miró y dijo que él también.
The groom looked at her and said that he would too.
Se apuntó como un sí, y tiraron el arroz.
It was written down as a yes, and they threw the rice.
Las dos familias lo pasaron bien, y nadie llegó al banquete.
Both families had a good time, and nobody got to the dinner.
-- advanced
En la iglesia se casaban dos, y cuando la novia iba a decir que sí, se quedó {topic.all}.
There was a wedding at the church, and as the bride was about to say yes, she stood there {topic.all}.
El novio la miró con más cariño que nunca y contestó que él también.
The groom gave her his fondest look and answered that he would too.
Se apuntó como un sí, tiraron el arroz y nadie llegó nunca al banquete.
It was written down as a yes, they threw the rice, and nobody ever got to the dinner.

== doctor
-- beginner
El viernes es ya la calle entera.
By Friday it is the whole street.
Llega {doctor} con un maletín.
Then comes {doctor} with a bag.

—Esto se pega —dice {doctor}—.
“This is catching,” says {doctor}.
Se pega con mirar.
“One look is enough.”

Solo {kids} [piensa|piensan].
Only {kids} [is|are] thinking.

—¿Y cómo se para? —pregunta {kid}.
“And how does it stop?” asks {kid}.

—Se sabe cómo empieza —dice {doctor}—.
“We know how it begins,” says {doctor}.
Acabar no sabe nadie.
“No one knows how it ends.”
-- intermediate
El viernes era ya la calle entera, y llegó {doctor} con un maletín.
By Friday it was the whole street, and then {doctor} came with a bag.

—Esto se pega —dijo {doctor}—.
“This is catching,” said {doctor}.
Se pega solo con mirar.
“One look is enough.”

Solo {kids} [pensaba|pensaban] todavía.
Only {kids} [was|were] still thinking.

—¿Y cómo se para? —preguntó {kid}.
“And how does it stop?” asked {kid}.

—Aquí todo el mundo sabe cómo empieza —dijo {doctor}—, y nadie sabe cómo acaba.
“Everybody here knows how it begins,” said {doctor}, “and nobody how it ends.”
-- advanced
El viernes era ya la calle entera, y llegó {doctor} con un maletín.
By Friday it was the whole street, and then {doctor} came with a bag.

—Esto se pega solo con mirar —dijo {doctor}, y {kids} [cerró|cerraron] los ojos.
“This is caught by looking,” said {doctor}, and {kids} shut both eyes.

—¿Y cómo se para? —preguntó {kid}.
“And how does it stop?” asked {kid}.

—Todo el mundo sabe cómo empieza —dijo {doctor}—, pero aquí nadie sabe cómo acaba.
“Everybody knows how it begins,” said {doctor}, “but nobody here knows how it ends.”

== remedies medium
-- beginner
Primero prueban con agua fría.
First they try cold water.
El agua sale de tres mangueras.
The water comes out of three pipes.
Ahora la calle lo hace mojada.
Now the street does it wet.
Luego prueban con música triste.
Then they try sad music.
Ahora la calle lo hace más despacio.
Now the street does it more slowly.
Luego prueban con un susto.
Then they try a fright.
Un hombre sale de un cubo y grita.
A man jumps out of a bin and shouts.
Nadie se asusta.
Nobody jumps.
El hombre se queda {topic.all}.
The man ends up {topic.all}.
También prueban con una ley.
They try a law as well.
Se prohíbe los lunes y los martes.
It is not allowed on Monday or on Tuesday.
El papel lo firma el alcalde con la mano izquierda.
The mayor signs the paper with his left hand.
La derecha la tiene ocupada.
His right hand is busy.
-- intermediate
Primero probaron con agua fría, y la calle siguió igual, pero mojada.
First they tried cold water, and the street went on, but wet.
Después probaron con un susto.
Then they tried a fright.
Un señor saltó de un cubo de basura, gritó mucho y acabó {topic.all}.
A man jumped out of a bin, shouted a lot, and ended up {topic.all}.
También probaron con una ley, que lo prohibía los lunes y los martes.
They also tried a law, which did not allow it on Mondays or on Tuesdays.
El alcalde la firmó con la mano izquierda, porque tenía ocupado todo lo demás.
The mayor signed it with his left hand, since the rest of him was busy.
La leyeron en voz alta desde el balcón, y era viernes.
It was read out from the balcony, and it was a Friday.
-- advanced
Primero probaron con agua fría, y la calle siguió exactamente igual, pero mojada.
First they tried cold water, and the street went on just the same, but wet.
Después probaron con un susto: un señor saltó de un cubo de basura, gritó y acabó {topic.all}.
Then they tried a fright: a man jumped out of a bin, shouted, and ended up {topic.all}.
Por último hicieron una ley, que lo prohibía los lunes y los martes.
At last they made a law, which did not allow it on Mondays or on Tuesdays.
El alcalde la firmó con la mano izquierda, porque tenía ocupado todo lo demás.
The mayor signed it with his left hand, since the rest of him was busy.
La leyeron en voz alta, y entonces alguien cayó en que era viernes.
It was read out, and then somebody noticed that it was a Friday.

== home long
-- beginner
Esa noche no cena nadie.
That night no one has supper.
La sopa se enfría en cuarenta platos.
The soup gets cold in forty plates.
El reloj de la torre da las diez, y nadie lo cuenta.
The clock on the tower strikes ten, and no one counts.
Los gatos se sientan en las ventanas y miran.
The cats sit in the windows and look on.
A un gato ya le tiembla una pata.
One paw of a cat is shaking a little.
Por la calle pasa un perro con un pan viejo.
A dog goes by with an old loaf.
{kids} [anda|andan] por la calle y [cierra|cierran] puertas.
{kids} [goes|go] along the street and [shuts|shut] doors.
También [apaga|apagan] tres hornos y una radio.
{kids} also [turns|turn] off three ovens and a radio.

—Si nadie para, mañana será igual —dice {kid}.
“If nobody stops, tomorrow will be the same,” says {kid}.

—Peor —dice {doctor}—.
“Worse,” says {doctor}.
Mañana viene gente al mercado.
“Tomorrow people come to the market.”

Hay que mirar el mapa.
They have to look at the map.
Al lado del pueblo hay otro pueblo.
Next to the village is another village.
Y luego hay una ciudad con tranvías.
And then there is a city with trams.
Después ya viene el mar, con barcos.
After that comes the sea, with ships.

—¿Quién empezó? —pregunta {doctor}.
“Who began it?” asks {doctor}.

{kid} lo sabe desde el lunes.
{kid} has known since Monday.
-- intermediate
Aquella noche no cenó nadie, y la sopa se enfrió en cuarenta platos.
That night nobody had supper, and the soup grew cold in forty plates.
El reloj de la torre dio las diez, pero no las contó nadie.
The clock on the tower struck ten, but nobody counted.
En las ventanas miraban los gatos, y a uno ya le temblaba una pata.
The cats looked on from the windows, and one paw was shaking already.
{kids} [fue|fueron] calle abajo cerrando puertas y apagando hornos.
{kids} went down the street, shutting doors and turning off ovens.

—Si nadie para, mañana será igual —dijo {kid}.
“If nobody stops, tomorrow will be the same,” said {kid}.

—Será peor —dijo {doctor}—, porque mañana viene gente al mercado.
“It will be worse,” said {doctor}, “since people come to the market tomorrow.”

En el mapa, al lado del pueblo, había otro pueblo, y después una ciudad con tranvías.
On the map, next to the village, there was another one, and then a city with trams.

—Hay que encontrar a quien empezó —dijo {doctor}.
“We have to find the one who began it,” said {doctor}.

{kid} lo sabía desde el lunes.
{kid} had known since Monday.
-- advanced
Aquella noche no cenó nadie, y la sopa se enfrió en cuarenta platos.
That night nobody had supper, and the soup grew cold in forty plates.
El reloj de la torre dio las diez sin que nadie las contara.
The clock on the tower struck ten, with nobody to count.
{kids} [fue|fueron] calle abajo cerrando puertas y apagando hornos.
{kids} went down the street, shutting doors and turning off ovens.

—Si nadie para, mañana será igual —dijo {kid}.
“If nobody stops, tomorrow will be the same,” said {kid}.

—Será peor, porque mañana hay mercado —dijo {doctor}, desplegando un mapa.
“It will be worse, since tomorrow is market day,” said {doctor}, and opened a map.

Al lado del pueblo había otro pueblo, y después, una ciudad con tranvías.
Next to the village there was another village, and then a city with trams.

—Hay que encontrar a quien empezó —dijo {doctor}, y {kid} lo sabía desde el lunes.
“We have to find the one who began it,” said {doctor}, and {kid} had known since Monday.

== search long
-- beginner
Buscan a {topic.the} por todas partes.
They look for {topic.the} all over the place.
No es fácil.
It is not easy.
Ahora todo el mundo hace lo mismo.
Now they all do the same.
Desde lejos no se sabe quién es quién.
From far away no one can tell who is who.

—¿Y cómo lo vamos a encontrar? —pregunta {doctor}.
“How shall we ever find it?” asks {doctor}.

{kid} mira bien, con un ojo solo.
{kid} looks well, with one eye only.
Hay gente que lo hace con prisa.
Some do it in a hurry.
Hay gente que lo hace para que la vean.
Some do it to be seen.
Al fondo hay alguien que no mira a los lados.
At the back is one who does not look round.
No tiene prisa, y le sale solo.
There is no hurry, and it just comes.
Parece que no sabe que es viernes.
It could be any day at all.

—Allí —dice {kid}—.
“There,” says {kid}.
Es la manera de hacerlo.
“It is the way it is done.”

Era verdad, y {topic.the} no {topic:sabía|sabían} nada de la calle.
That was right, and {topic.the} knew nothing about the street.
-- intermediate
Buscaron a {topic.the} por todas partes, y no era fácil.
They looked for {topic.the} all over the place, and it was not easy.
Como todo el mundo hacía lo mismo, de lejos no se distinguía a nadie.
As everybody did the same, one could not tell people apart from far away.

—Así no hay manera —dijo {doctor}.
“It is no use,” said {doctor}.

{kid} miró bien, con un ojo solo.
{kid} looked well, with one eye only.
Unos lo hacían con prisa, y otros, para que los vieran.
Some did it in a hurry, and others to be seen.
Al fondo había alguien que no miraba a los lados.
At the back there was one who did not look round.

—Allí —dijo {kid}—.
“There,” said {kid}.
Se nota en que no le cuesta nada.
“You can tell, because it is no trouble.”

Era {topic.the}, y de lo que pasaba en la calle no {topic:sabía|sabían} nada.
It was {topic.the}, who knew nothing about the street.
-- advanced
Buscaron a {topic.the} por todas partes, y no era fácil.
They looked for {topic.the} all over the place, and it was not easy.
Como todo el mundo hacía lo mismo, de lejos no se distinguía a nadie.
As everybody did the same, one could not tell people apart from far away.

—Así no hay manera —dijo {doctor}, y cerró el maletín.
“It is no use,” said {doctor}, and shut the bag.

{kid} se tapó un ojo y miró despacio con el otro.
{kid} covered one eye and looked slowly with the other.
Unos lo hacían con prisa, y otros, para que los vieran.
Some did it in a hurry, and others to be seen.
Al fondo había alguien que no miraba a los lados.
At the back there was one who did not look round.

—Allí —dijo {kid}—: se nota en que no le cuesta nada.
“There,” said {kid}, “you can tell, because it is no trouble.”

Era {topic.the}, y de lo que pasaba en la calle no {topic:sabía|sabían} ni palabra.
It was {topic.the}, who had not heard a word about the street.

== end
-- beginner
Pero {topic.the} sí {topic:sabe|saben} acabar.
But {topic.the} {topic:knows|know} how it ends.
{topic.the} {topic:para|paran} y {topic:abre|abren} mucho la boca.
{topic.the} {topic:stops|stop} with a wide open mouth.
Es un bostezo, y un bostezo se pega más.
It is a yawn, and a yawn is more catching.
La panadera bosteza, y luego bosteza la calle entera.
The baker yawns, and then the whole street yawns.
<A las nueve/A las ocho> duerme hasta el gato.
<At nine/At eight> even the cat is asleep.
+ {kid} aguanta mucho, pero al final se le abre la boca.
+ {kid} holds on for long, but then yawns too.
Por la mañana hay pan.
In the morning there is bread.
Y el lunes {topic:empieza|empiezan} otra vez {topic.the}.
And on Monday {topic.the} {topic:begins|begin} again.
A la panadera se le mueve un pie.
One foot of the baker moves a little.
-- intermediate
Pero {topic.the} sí {topic:sabía|sabían} cómo se acaba.
But {topic.the} knew how it ends.
{topic.the} {topic:paró|pararon}, {topic:miró|miraron} la hora y {topic:abrió|abrieron} muchísimo la boca.
{topic.the} stopped, looked at the clock, and opened a very wide mouth.
Era un bostezo, y no hay nada que se pegue más.
It was a yawn, and nothing is more catching.
Bostezó la panadera, y luego, de puerta en puerta, la calle entera.
The baker yawned, and then, door by door, the whole street.
<A las nueve/A las ocho> se durmió hasta el gato de la farmacia.
<At nine/At eight> even the chemist’s cat was asleep.
+ {kid} aguantó mucho, pero al final se le abrió la boca.
+ {kid} held on for a long time, but yawned in the end.
Por la mañana hubo pan.
In the morning there was bread.
Y el lunes, {topic.the} {topic.started} otra vez.
And on Monday {topic.the} {topic.started} again.
Detrás del mostrador, a la panadera se le movió un pie.
Behind the counter, one foot of the baker moved a little.
-- advanced
Pero {topic.the} sí {topic:sabía|sabían} cómo se acaba una cosa así.
But {topic.the} knew how such a thing ends.
{topic.the} {topic:paró|pararon}, {topic:miró|miraron} la hora y {topic:abrió|abrieron} muchísimo la boca.
{topic.the} stopped, looked at the clock, and opened a very wide mouth.
Era un bostezo, y no se conoce nada que se pegue tanto.
It was a yawn, and nothing known is more catching.
Bostezó la panadera, y de puerta en puerta bostezó y se durmió la calle entera.
The baker yawned, and door by door the whole street yawned, and slept.
+ {kid} aguantó más que nadie, con la boca cerrada, y bostezó por la nariz.
+ {kid} held on longest, with a shut mouth, and yawned through the nose.
Por la mañana hubo pan, y el lunes, {topic.the} {topic.started} otra vez.
In the morning there was bread, and on Monday {topic.the} {topic.started} again.
Detrás del mostrador, muy despacio, a la panadera se le movió un pie.
Behind the counter, very slowly, one foot of the baker began to move.
