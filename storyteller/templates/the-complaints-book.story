plot: Everybody in the house complains of what the hero does, so it stops; and one after another they find out what they had been using it for: to wake up by, to know the time, to get to sleep; so the book of complaints gets one more, the longest, and it begins again.
kinds: original, classic, humor, sci-fi, horror, adventure, fantasy
ages: 3-5, 6-8, 9-12
topics: hero:noise
picture: topic village, topic day, curious, hero, kid, other, head, thing topic, book
take missed: 1 3 7

title: El libro de quejas = The Complaints Book
title: Lo que pasó el miércoles = What Happened on Wednesday
title: Un día sin = A Day Without

cast house: la casa del reloj = the house with the clock
cast house: la casa del puente = the house by the bridge
cast house: el número nueve = number nine
cast house: la plaza del pozo = the square with the well

cast head f: la portera = the caretaker
cast head m: el portero = the caretaker
cast head f: la señora del primero = the lady on the first floor
cast head m: el señor del primero = the man on the first floor

cast colour: rojo = red
cast colour: verde = green
cast colour: amarillo = yellow
cast colour: azul = blue

speaks father m: el padre = the father
speaks postwoman f: la cartera = the postwoman
speaks teacher f: la maestra = the teacher
speaks baker f: la panadera = the baker
speaks woman f: la vecina = the neighbour
speaks bass m: el del contrabajo = the one with the double bass
speaks cook m: el cocinero = the cook
speaks granny f old: la abuela del quinto = the granny on the fifth floor
speaks postman m: el cartero = the postman
speaks dentist f: la dentista = the dentist

word: la queja: queja, quejas = the complaint: complaint, complaints
word: el libro: libro = the book: book
word: el miércoles: miércoles = Wednesday
word: el silencio: silencio = the silence: silence, quiet
word: la puerta: puerta, puertas = the door: door, doors
word: firmar: firma, firman, firmó, firmaron, firmar = to sign: signs, sign, signed
word: la página: página = the page: page
word: echar de menos: falta, faltaba = to miss: missing
word: el reloj: reloj = the clock: clock
word: la mañana: mañana = the morning: morning
word: la noche: noche, noches = the night: night
word: el vecino: vecina, vecinas, vecino, vecinos = the neighbour: neighbour, neighbours
word: escribir: escribe, escribió, escrito, escrita = to write: writes, wrote, written
word: dejar: deja, dejan, dejó, dejaron, dejar = to stop: stops, stop, stopped
word: tres = three
word: leer: lee, leyó, leyeron = to read: reads, read

question: ¿Qué ruido o costumbre de casa echarías de menos? = What noise or habit of your home would you miss?
question: ¿Quién se equivocó más en el libro? = Who was most wrong in the book?
question: ¿Qué escribirías tú en un libro de quejas? = What would you write in a complaints book?

== book
-- beginner
En {house} hay un libro {colour}.
In {house} there is a {colour} book.
Es el libro de quejas.
It is the complaints book.
+ Está atado con una cuerda muy gorda.
+ It is tied up with thick string.
Casi todas las quejas dicen lo mismo.
Nearly all the complaints say the same.
Hablan de {topic.the}.
They are about {topic.the}.
El motivo es este: {topic.the} {topic.does}.
The reason is this: {topic.the} {topic.does}.
Pasa por la mañana y por la noche.
It goes on in the morning and at night.
{kids} [vive|viven] al lado y no [firma|firman] nada.
{kids} [lives|live] next door and [signs|sign] nothing.

—A mí me {topic:gusta|gustan} —dice {kid}.
“I like {topic.them},” says {kid}.

—El gusto no se apunta —dice {head}.
“Liking is not written down,” says {head}.
-- intermediate
En {house} había un libro {colour} para las quejas.
In {house} there was a {colour} book for complaints.
+ En la tapa alguien había dibujado una oreja.
+ Somebody had drawn an ear on the cover.
Casi todas hablaban de {topic.the}, y casi todas con la misma letra enfadada.
Nearly all were about {topic.the}, and in the same cross handwriting.
El motivo era siempre este: {topic.the} {topic.does}.
The reason was always this: {topic.the} {topic.does}.
+ Era por la mañana, por la noche y la semana entera.
+ It went on in the mornings, at night, and the whole week long.
{kids} [vivía|vivían] al lado y no [había|habían] firmado ninguna.
{kids} lived next door and had not signed one.

—A mí me {topic:gusta|gustan} —dijo {kid}.
“I like {topic.them},” said {kid}.

—El gusto no se apunta —dijo {head}.
“Liking is not written down,” said {head}.
-- advanced
El libro de quejas de {house} era {colour} y estaba atado con una cuerda para que nadie se lo llevara.
The complaints book of {house} was {colour}, and tied up with string so that nobody could take it away.
De las trescientas que tenía, doscientas noventa y nueve eran sobre {topic.the}.
Of its three hundred complaints, two hundred and ninety-nine were about {topic.the}.
El motivo no variaba nunca: {topic.the} {topic.does}, y además a todas horas.
The reason never changed: {topic.the} {topic.does}, and at all hours too.

{kids} [vivía|vivían] al lado.
{kids} lived next door.

—Pues a mí me {topic:gusta|gustan} —dijo {kid}.
“Well, I like {topic.them},” said {kid}.

—En este libro el gusto no se apunta —dijo {head}.
“In this book liking is not written down,” said {head}.

== stop
-- beginner
El martes leen el libro en voz alta.
On Tuesday they read the book out loud.
{topic.the} {topic:está|están} allí y lo {topic:oye|oyen} todo.
{topic.the} {topic:is|are} there and {topic:hears|hear} it all.
El miércoles, {topic.the} no {topic:hace|hacen} nada.
On Wednesday {topic.the} {topic:does|do} nothing.
{topic:Se queda|Se quedan} en un rincón.
{topic:It stays|They stay} in a corner.
La casa está en silencio.
The house is quiet.

—Por fin se puede leer —dice {head}.
“At last one can read,” says {head}.

Es un silencio muy, muy grande.
It is a very, very big silence.
Nadie sabe dónde ponerlo todo.
No one knows where to put it all.
-- intermediate
El martes leyeron el libro en voz alta, de la primera página a la última.
On Tuesday the book was read out, from the first page to the last.
{topic.the} lo {topic:oyó|oyeron} todo desde la puerta.
{topic.the} heard it all from the door.
El miércoles, {topic.the} no {topic:hizo|hicieron} nada, y {topic:se quedó|se quedaron} en un rincón.
On Wednesday {topic.the} did nothing, and sat in a corner.

—Por fin —dijo {head}.
“At last,” said {head}.

Era un silencio enorme, y nadie sabía dónde ponerlo.
It was a huge silence, and nobody knew where to put it.
-- advanced
El martes hubo reunión, y el libro se leyó en voz alta desde la primera página hasta la última.
On Tuesday there was a meeting, and the book was read out from the first page to the last.
{topic.the}, que {topic:escuchaba|escuchaban} desde la puerta, no {topic:dijo|dijeron} ni una palabra.
{topic.the}, listening from the door, did not say a word.
El miércoles, {topic.the} no {topic:hizo|hicieron} absolutamente nada.
On Wednesday {topic.the} did absolutely nothing.

—Por fin —suspiró {head} con satisfacción.
“At last,” said {head} with satisfaction.

El silencio que quedó era tan grande que nadie sabía en qué cuarto guardarlo.
The silence that was left was so big that nobody knew which room to keep it in.

== teacher in missed
-- beginner
La maestra del segundo llega tarde.
The teacher on the second floor is late.
Nunca ha llegado tarde.
She has never been late.

@teacher —Hoy no ha sonado nada —dice.
“There was no sign today,” she says.

—Usted tiene un reloj —dice {kid}.
“You have a clock,” says {kid}.

—Lo tiré hace años —dice la maestra—.
“I threw it away years ago,” says the teacher.
Con {topic.the} tenía bastante.
“{topic.the} {topic:was|were} enough for me.”

Y baja la escalera corriendo.
And she runs down the stairs.
-- intermediate
La maestra del segundo bajó la escalera a las nueve y media, despeinada.
The teacher on the second floor came down at half past nine, with wild hair.

—¿Se le ha parado el reloj? —preguntó {kid}.
“Has your clock stopped?” asked {kid}.

—No tengo —dijo la maestra—.
“I have none,” said the teacher.
Me despertaba con {topic.the}.
“I woke up by {topic.the}.”

Su queja estaba en la página cuatro.
Her complaint was on page four.
-- advanced
La maestra del segundo, que no había llegado tarde en treinta años, bajó la escalera a las nueve y media.
The teacher on the second floor, who had not been late in thirty years, came down at half past nine.

—¿Se le ha parado el reloj? —preguntó {kid}.
“Has your clock stopped?” asked {kid}.

@teacher —No tengo reloj —confesó ella—.
“I have no clock,” she confessed.
Para eso estaban las mañanas con {topic.the}.
“For that I had my mornings with {topic.the}.”

== baby in missed
-- beginner
El bebé del tercero llora.
The baby on the third floor cries.
Llora con leche y llora sin leche.
It cries with milk and without milk.

—¿Está malo? —pregunta {kid}.
“Is it ill?” asks {kid}.

—No —dice el padre—.
“No,” says the father.
Espera una cosa, y no llega.
“It is waiting for something.”

Entonces miran hacia el rincón.
Then they look at the corner.
{topic.the} no se {topic:mueve|mueven}.
{topic.the} {topic:does|do} not move.
-- intermediate
El bebé del tercero lloró desde el desayuno hasta la comida.
The baby on the third floor cried from breakfast until lunch.

—No es hambre —dijo el padre—.
“It is not hunger,” said the father.
Está esperando algo, y no llega.
“It is waiting for something.”

—¿Y qué es? —preguntó {kid}.
“For what?” asked {kid}.

El padre miró al suelo, porque él también había firmado.
The father looked at the floor, since he had signed as well.
-- advanced
El bebé del tercero lloró desde el desayuno hasta la comida, con una tristeza muy bien razonada.
The baby on the third floor cried from breakfast until lunch, and seemed to have good reasons.

—No es hambre ni es sueño —dijo el padre—.
“It is not hunger and it is not sleep,” said the father.
Espera algo que hoy no llega.
“It is waiting for something that does not come today.”

No dijo el qué, porque él también había firmado en el libro.
He did not say what, because he had signed the book as well.

== clock in missed
-- beginner
La vecina del cuarto no sabe qué hora es.
The lady on the fourth floor does not know the time.
Tiene un bizcocho en el horno.
She has a cake in the oven.

@woman —Yo no miro la hora —dice—.
“I do not look at clocks,” she says.
Yo cuento las veces de {topic.the}.
“I count {topic.the}.”

—¿Cuántas veces son un bizcocho? —pregunta {kid}.
“How many times make a cake?” asks {kid}.

@woman —Doce.
“Twelve.”

El bizcocho está negro por fuera y por dentro.
The cake is black outside and inside.
-- intermediate
De la puerta del cuarto salía humo negro.
Black smoke was coming out of the door on the fourth floor.

—Es mi bizcocho —dijo la vecina—.
“It is my cake,” said the neighbour.
Lo mido siempre con {topic.the}.
“I always time it with {topic.the}.”

—¿Cuántas veces son un bizcocho? —preguntó {kid}.
“How many times make a cake?” asked {kid}.

@woman —Doce —dijo ella—, y hoy seguíamos en cero.
“Twelve,” she said, “and today we were still at zero.”
-- advanced
De la puerta del cuarto salía un humo negro que olía vagamente a limón.
Out of the door on the fourth floor came a black smoke that smelled faintly of lemon.

—Era un bizcocho —dijo la vecina—.
“It was a cake,” said the neighbour.
Los mido desde siempre con {topic.the}: a la duodécima vez, se saca.
“I have always timed them with {topic.the}: at the twelfth time, out it comes.”

Hoy, por lo visto, seguían en cero.
Today, it seemed, they were still at zero.

== cat in missed
-- beginner
El gato del sótano sube al tejado.
The cat from the cellar goes up on the roof.
Nunca ha subido tan alto.
It has never been so high.

—¿Qué hace ahí? —pregunta {head}.
“What is it doing there?” asks {head}.

—Escucha —dice {kid}.
“Listening,” says {kid}.

@head —No se oye nada.
“There is nothing to listen to.”

—Por eso ha subido tanto —dice {kid}.
“That is why it is so high up,” says {kid}.
-- intermediate
El gato del sótano, que no salía nunca, apareció en lo más alto del tejado.
The cat from the cellar, which never went out, was seen on the very top of the roof.

—¿Qué hace ahí arriba? —preguntó {head}.
“What is it doing up there?” asked {head}.

—Escuchar —dijo {kid}.
“Listening,” said {kid}.

@head —Pero si no se oye nada.
“But there is nothing to listen to.”

—Por eso ha tenido que subir tanto —dijo {kid}.
“That is why it had to go so high,” said {kid}.
-- advanced
El gato del sótano, del que solo se conocían los ojos, apareció en lo más alto del tejado.
The cat from the cellar, of which only the eyes were known, was seen on the very top of the roof.

—¿Y ese qué hace ahí? —preguntó {head}.
“And what is that one doing there?” asked {head}.

—Escuchar —dijo {kid}—.
“Listening,” said {kid}.
Como abajo no hay nada, ha ido a mirar más arriba.
“There is nothing down here, so it has gone to look further up.”

== band in missed
-- beginner
Los músicos del quinto no empiezan.
The players on the fifth floor do not begin.
Tienen el arco en el aire.
Their bows are in the air.

—¿Qué esperan? —pregunta {kid}.
“What are you waiting for?” asks {kid}.

—La entrada —dice el del contrabajo—.
“Our sign,” says the one with the double bass.
Nos la daba {topic.the}.
“It came from {topic.the}.”

Esperan así toda la tarde.
They wait like that all afternoon.
Se les duermen los brazos.
Their arms go to sleep.
-- intermediate
Los músicos del quinto tenían ensayo, pero no empezaban.
The players on the fifth floor had a rehearsal, but they did not begin.

—¿Qué esperan? —preguntó {kid}.
“What are you waiting for?” asked {kid}.

—La entrada —dijo el del contrabajo—.
“Our sign,” said the one with the double bass.
Nos la daba siempre {topic.the}, sin querer.
“It always came from {topic.the}, by accident.”

Y siguieron con el arco en el aire hasta la noche.
And they sat there until night, with their bows in the air.
-- advanced
Los músicos del quinto tenían ensayo y no empezaban, con los arcos en el aire como pescadores.
The players on the fifth floor had a rehearsal and did not begin, their bows in the air like fishermen.

—¿Qué esperan? —preguntó {kid} desde la escalera.
“What are you waiting for?” asked {kid} from the stairs.

—La entrada —dijo el del contrabajo—.
“Our sign,” said the one with the double bass.
Sin {topic.the}, cada cual empieza en un año distinto.
“Without {topic.the} everybody begins in a different year.”

== letters in missed
-- beginner
La cartera se equivoca de casa.
The postwoman goes to the wrong house.
Pasa dos veces por delante.
She goes by twice.

—Aquí es —dice {kid}.
“It is here,” says {kid}.

—No puede ser —dice la cartera—.
“It can’t be,” says the postwoman.
Esta casa está callada.
“This house is quiet.”

Deja las cartas en la acera.
She leaves the letters on the ground.
{kids} las [sube|suben] una a una.
{kids} [takes|take] them up, one by one.
-- intermediate
La cartera pasó de largo dos veces.
The postwoman walked past twice.

—Es aquí —gritó {kid} desde la ventana.
“It is here,” shouted {kid} from the window.

—Imposible —dijo la cartera—.
“Impossible,” said the postwoman.
En mi lista pone: «donde {topic.the}».
“My list says: where {topic.the} will be.”

Y dejó las cartas en la casa de enfrente, donde no vivía nadie.
And she left the letters at the house across the street, where nobody lived.
-- advanced
La cartera pasó de largo dos veces, miró el número, miró la fachada y negó con la cabeza.
The postwoman walked past twice, looked at the number, looked at the front and shook her head.

—Es aquí —gritó {kid} desde la ventana.
“It is here,” shouted {kid} from the window.

—Imposible, porque en esta casa no se oye a nadie —dijo la cartera.
“Impossible, since nobody can be heard in this house,” said the postwoman.

Las cartas acabaron enfrente, en un solar.
The letters ended up across the street, in an empty lot.

== head in missed
-- beginner
Por la noche, {head} no duerme.
At night {head} does not sleep.
Cuenta ovejas hasta mil.
A thousand sheep go by.
Se levanta y mira por la puerta.
There is a look out of the door.
{kid} está en la escalera.
{kid} is on the stairs.

—¿No puede dormir? —pregunta {kid}.
“Can’t you sleep?” asks {kid}.

—Será la cena —dice {head}.
“It must be the supper,” says {head}.

—Hoy no ha cenado —dice {kid}.
“You had no supper,” says {kid}.
-- intermediate
A las tres de la noche, {head} abrió la puerta en zapatillas.
At three in the night {head} opened the door in slippers.
En la escalera estaba {kid}, que tampoco dormía.
On the stairs sat {kid}, who was not asleep either.

—¿No puede dormir? —preguntó {kid}.
“Can’t you sleep?” asked {kid}.

—Será la cena —dijo {head}.
“It must be the supper,” said {head}.

—Hoy nadie ha cenado —dijo {kid}.
“Nobody had any supper today,” said {kid}.

@head —Entonces será otra cosa.
“Then it must be something else.”
-- advanced
A las tres de la madrugada, {head} abrió la puerta en zapatillas y encontró a {kid} en la escalera.
At three in the morning {head} opened the door in slippers and found {kid} on the stairs.

—¿No puede dormir? —preguntó {kid}.
“Can’t you sleep?” asked {kid}.

—Será la cena, que estaba fuerte —dijo {head}.
“It must be the supper, which was heavy,” said {head}.

—Hoy no ha cenado nadie —dijo {kid}—.
“Nobody had any supper today,” said {kid}.
No había hora.
“There was no time for it.”

== soup in missed
-- beginner
El cocinero de la esquina mira su olla.
The cook at the corner looks into his pot.
La sopa no sabe a nada.
The soup has no taste.

—¿Le falta sal? —pregunta {kid}.
“Does it need salt?” asks {kid}.

—Le falta ruido —dice el cocinero—.
“It needs noise,” says the cook.
Yo removía con eso.
“I used to stir to that.”

{kid} prueba la sopa.
{kid} tries the soup.
Es verdad: está muy callada.
It is true: it is very quiet.
-- intermediate
Al cocinero de la esquina no le salía la sopa.
The soup of the cook at the corner would not come right.

—¿Le falta sal? —preguntó {kid}.
“Does it need salt?” asked {kid}.

—Le falta compás —dijo el cocinero—.
“It needs time,” said the cook.
Cuarenta años removiendo con eso de fondo.
“For forty years I have stirred to that.”

{kid} probó una cucharada, y sabía a sala de espera.
{kid} tried a spoonful, and it tasted of a waiting room.
-- advanced
Al cocinero de la esquina se le pegó la sopa por primera vez en cuarenta años.
The soup of the cook at the corner burned for the first time in forty years.

—¿Le falta sal? —preguntó {kid}, asomándose a la olla.
“Does it need salt?” asked {kid}, looking into the pot.

—Le falta compás —reconoció el cocinero—, porque yo removía con eso de fondo.
“It needs time,” admitted the cook, “since I used to stir to that.”

+ Él también había firmado en el libro, y con letra muy grande.
+ He had signed the book as well, in very large letters.

== birds in missed
-- beginner
En el árbol del patio no hay pájaros.
There are no birds in the tree.
Ayer había doce.
Yesterday there were twelve.

—Venían a discutir —dice la abuela del quinto.
“They came to argue,” says the granny on the fifth floor.

—¿Con quién? —pregunta {kid}.
“Who with?” asks {kid}.

La abuela señala el rincón.
The granny points to the corner.
Nadie discute con un rincón callado.
No one argues with a quiet corner.
-- intermediate
El árbol del patio amaneció vacío, y el día anterior tenía doce pájaros.
The tree in the yard was empty that morning, and the day before it had held twelve birds.

—Venían a contestar —explicó la abuela del quinto.
“They came to answer back,” explained the granny on the fifth floor.

—¿A quién? —preguntó {kid}.
“To whom?” asked {kid}.

La abuela señaló el rincón, donde no había nada que contestar.
The granny pointed to the corner, where there was nothing to answer.
-- advanced
El árbol del patio, que el día anterior tenía doce pájaros, amaneció completamente vacío.
The tree in the yard, which had held twelve birds the day before, was quite empty that morning.

—Venían a llevar la contraria —informó la abuela del quinto.
“They came to disagree,” reported the granny on the fifth floor.

—¿A quién? —preguntó {kid}.
“With whom?” asked {kid}.

Ella señaló el rincón, donde de pronto no había nada con lo que no estar de acuerdo.
She pointed to the corner, where suddenly there was nothing to disagree with.

== lift in missed
-- beginner
En el ascensor van el cartero y la dentista.
The postman and the dentist are in the lift.
Antes siempre hablaban.
They always used to talk.

—Hoy no sé qué decir —dice el cartero.
“Today I do not know what to say,” says the postman.

—Antes decíamos: «Qué ruido» —dice la dentista.
“We used to say: what a noise,” says the dentist.

El cartero mira el techo.
The postman looks at the ceiling.
La dentista mira los números.
The dentist looks at the numbers.
Son siete pisos muy largos.
They are seven very long floors.
-- intermediate
El cartero y la dentista subían juntos en el ascensor, como todos los días.
The postman and the dentist went up in the lift together, as on every day.

—Hoy no se me ocurre nada —dijo el cartero.
“Today I can’t think of anything,” said the postman.

—Es que siempre decíamos: «Qué barbaridad» —dijo la dentista.
“We always used to say how dreadful it was,” said the dentist.

Miraron los números, que nunca habían tardado tanto.
They looked at the numbers, which had never taken so long.
-- advanced
El cartero y la dentista coincidieron en el ascensor, como cada mañana, y por primera vez se oyó el cable.
The postman and the dentist met in the lift, as on every morning, and for the first time they could hear the cable.

—No se me ocurre nada que decirle —confesó el cartero.
“I can think of nothing to say to you,” confessed the postman.

—Llevábamos seis años quejándonos de lo mismo —suspiró la dentista, y miraron los números.
“For six years we had been complaining of the same thing,” sighed the dentist, and they looked at the numbers.

== try medium
-- beginner
El jueves prueban a hacerlo sin {topic.the}.
On Thursday they try it without {topic.the}.
{head} hace de {topic.the}.
{head} plays {topic.the}.
La maestra ayuda con una tapa.
The teacher helps with a lid.
El padre del bebé ayuda con la boca.
The baby’s father helps with his mouth.

—Uno, dos y tres —dice {head}.
“One, two and three,” says {head}.

No se parece nada.
It is nothing like it.
El bebé llora mucho más.
The baby cries much more.
El gato se va a otro tejado.
The cat goes to another roof.
La sábana se rompe despacio por la mitad.
The sheet tears down the middle.
Nadie aplaude en la escalera.
No one claps on the stairs.

—Parece fácil —dice la maestra.
“It looks easy,” says the teacher.

—Pues no lo es —dice {kid}.
“Well, it isn’t,” says {kid}.

{topic.the} {topic:mira|miran} desde el rincón.
{topic.the} {topic:looks|look} on from the corner.
-- intermediate
El jueves, después de una mala noche, intentaron arreglarse sin {topic.the}.
On Thursday, after a bad night, they tried to manage without {topic.the}.
{head} hizo de {topic.the}, con una sábana.
{head} played {topic.the}, with a sheet.
La maestra ayudó con la tapa de una olla, y el padre del bebé, con la boca.
The teacher helped with a lid, and the baby’s father with his mouth.

—Uno, dos y tres —dijo {head}.
“One, two and three,” said {head}.

No se pareció en nada.
It was nothing like it.
El bebé lloró más, y el gato se cambió de tejado.
The baby cried more, and the cat moved to another roof.

—Y parecía fácil —dijo la maestra.
“And it looked so easy,” said the teacher.

—Eso es porque lo hace muy bien —dijo {kid}.
“That is because it is so well done,” said {kid}.
-- advanced
El jueves decidieron arreglarse sin {topic.the}, y {head} se ofreció a hacerlo en persona, con una sábana.
On Thursday they decided to manage without {topic.the}, and {head} offered to do it in person, with a sheet.
La maestra colaboró con una tapa, y el padre del bebé, con la boca.
The teacher contributed a lid, and the baby’s father his mouth.
El resultado no se pareció en nada.
The result was nothing like it.
El bebé lloró más, y el gato se mudó al tejado de enfrente.
The baby cried more, and the cat moved to the roof across the street.

—Y parecía tan fácil… —dijo la maestra.
“And it looked so easy,” said the teacher.

—Lo que se hace muy bien siempre parece fácil —dijo {kid}.
“What is done very well always looks easy,” said {kid}.

== mirror in missed
-- beginner
La panadera vende el pan sin sal.
The baker sells bread without salt.

@baker —La sal va con {topic.the} —dice—.
“Salt goes in with {topic.the},” she says.
Hoy no ha habido señal.
“There was no sign today.”

—¿Y el azúcar? —pregunta {kid}.
“And the sugar?” asks {kid}.

@baker —El azúcar va por libre.
“The sugar goes its own way.”

El pan sabe a servilleta.
The bread tastes like a napkin.
Lo comen igual.
They eat it all the same.
-- intermediate
La panadera de la esquina vendió todo el pan sin sal.
The baker on the corner sold all the bread without salt.

@baker —La sal la echo con {topic.the} —explicó—.
“The salt goes in with {topic.the},” she explained.
Hoy no ha habido señal.
“There was no sign today.”

—¿Y el azúcar? —preguntó {kid}.
“And the sugar?” asked {kid}.

—El azúcar va por libre —dijo la panadera.
“The sugar goes its own way,” said the baker.

Aquel pan sabía a servilleta.
That bread tasted like a napkin.
-- advanced
La panadera de la esquina vendió aquel día todo el pan sin sal, y lo supo por las caras.
That day the baker on the corner sold all her bread without salt, and saw it in the faces.

@baker —La sal la echo con {topic.the} —explicó—.
“The salt goes in with {topic.the},” she explained.
Hoy no ha habido señal.
“There was no sign today.”

Del azúcar no dijo nada, porque el azúcar va por libre.
Of the sugar she said nothing, since the sugar goes its own way.

== petition long
-- beginner
El viernes hay otra reunión en la escalera.
On Friday there is one more meeting on the stairs.
Hay galletas, y nadie come ninguna.
There are biscuits, and no one eats any.
Nadie quiere hablar el primero.
No one wants to talk first.

—Yo no me quejaba mucho —dice la maestra.
“I did not complain much,” says the teacher.

—Yo solo firmé una vez —dice el padre.
“I only signed once,” says the father.

{kid} abre el libro por la mitad.
{kid} opens the book in the middle.
Allí están los nombres, en fila.
There are the names, in a row.
La maestra firmó veinte veces.
The teacher signed twenty times.
El padre firmó con dos colores.
The father signed in two colours.
El señor del sótano firmó con un dibujo.
The man in the cellar signed with a picture.
Hay un silencio muy rojo.
There is a very red silence.
Alguien mira el techo.
Somebody looks at the ceiling.

—¿Se puede borrar? —pregunta la maestra.
“Can it be rubbed out?” asks the teacher.

—La tinta no —dice {head}—.
“Not ink,” says {head}.
Pero quedan páginas.
“But there are pages left.”

Todos buscan un lápiz a la vez.
They all look for a pencil at the same time.
Solo hay uno, y es de {kid}.
There is only one, and it belongs to {kid}.
-- intermediate
El viernes hubo otra reunión en la escalera, y nadie quería hablar el primero.
On Friday there was one more meeting on the stairs, and nobody wanted to talk first.

—Yo tampoco me quejaba tanto —dijo la maestra.
“I did not complain so very much,” said the teacher.

—Yo solo firmé una vez —dijo el padre.
“I only signed once,” said the father.

{kid} abrió el libro por la mitad, donde estaban los nombres en fila.
{kid} opened the book in the middle, where the names stood in a row.
La maestra había firmado veinte veces, y el padre, con dos colores.
The teacher had signed twenty times, and the father in two colours.
Hubo un silencio muy rojo, que bajó despacio por la escalera.
There was a very red silence, which went slowly down the stairs.

—¿Eso se puede borrar? —preguntó la maestra.
“Can that be rubbed out?” asked the teacher.

—La tinta, no —dijo {head}—.
“Not ink,” said {head}.
Pero quedan páginas.
“But there are pages left.”

Todos buscaron un lápiz a la vez, y solo había uno, que era de {kid}.
They all looked for a pencil at once, and there was only one, which belonged to {kid}.
-- advanced
El viernes se convocó otra reunión en la escalera, y esta vez nadie pedía la palabra.
On Friday another meeting was called on the stairs, and this time nobody asked to speak.

—Yo tampoco me quejaba tanto —murmuró la maestra.
“I did not complain so very much,” murmured the teacher.

—Yo firmé una sola vez, y casi sin tinta —dijo el padre.
“I signed only once, and with hardly any ink,” said the father.

{kid} abrió el libro por la mitad, donde la maestra había firmado veinte veces y el padre en dos colores.
{kid} opened the book in the middle, where the teacher had signed twenty times and the father in two colours.

—¿Eso no se puede borrar? —preguntó la maestra, muy roja.
“Can’t that be rubbed out?” asked the teacher, very red.

—La tinta, no —dijo {head}—.
“Not ink,” said {head}.
Pero quedan páginas en blanco.
“But there are some pages left.”

Todos se pusieron a buscar un lápiz, y en toda la casa solo había uno, que era de {kid}.
They all began to look for a pencil, and in the whole house there was only one, which belonged to {kid}.

== visit long
-- beginner
{kids} [va|van] al rincón con una taza.
{kids} [goes|go] to the corner with a cup.

—¿Te duele algo? —pregunta {kid}.
“Does anything hurt?” asks {kid}.

No hay respuesta.
There is no reply.

@kid —Es por el libro, ¿verdad?
“It is the book, isn’t it?”

{topic.the} {topic:mira|miran} la pared.
{topic.the} {topic:looks|look} at the wall.

—Yo no he firmado —dice {kid}.
“I did not sign,” says {kid}.

{topic.the} {topic:mira|miran} la taza.
{topic.the} {topic:looks|look} at the cup.

—¿Y si hoy lo haces solo para mí? —dice {kid}—.
“What if you did it just for me?” says {kid}.
Muy bajo.
“Very low.”

Entonces, muy bajo, {topic.the} {topic.does}.
Then, very low, {topic.the} {topic.does}.
Dura lo que dura una cerilla.
It lasts as long as a match.
La taza se mueve en el plato.
The cup moves on its saucer.
Es poco, pero es muy bueno.
It is not much, but it is very good.
Pero en la escalera se abren seis puertas.
But on the stairs six doors open.
Nadie dice nada.
No one says a word.
Las seis puertas se quedan abiertas toda la tarde.
The six doors stay open all afternoon.
-- intermediate
{kids} [fue|fueron] al rincón con una taza de algo caliente.
{kids} went to the corner with a cup of something hot.

—Es por el libro, ¿verdad? —preguntó {kid}.
“It is because of the book, isn’t it?” asked {kid}.

{topic.the} {topic:miraba|miraban} la pared, que era blanca y lisa.
{topic.the} looked at the wall, which was white and bare.

—Yo no he firmado nunca —dijo {kid}.
“I have never signed,” said {kid}.

{topic.the} {topic:miró|miraron} la taza, que echaba humo.
{topic.the} looked at the cup, which was steaming.

—¿Y si hoy lo haces solo para mí? —dijo {kid}—.
“What if you did it just for me?” said {kid}.
Bajito, que no se entere nadie.
“Very softly, so that nobody knows.”

Entonces, muy bajo, {topic.the} {topic.started}.
Then, very softly, {topic.the} {topic.started}.
Duró lo que dura una cerilla, pero en la escalera se abrieron seis puertas.
It lasted as long as a match, but on the stairs six doors opened.
Nadie dijo nada, y las seis puertas se quedaron abiertas toda la tarde, por si acaso.
Nobody said a word, and all six doors stayed open the whole afternoon, just in case.
-- advanced
{kids} [fue|fueron] hasta el rincón con una taza de algo caliente y [se sentó|se sentaron] en el suelo.
{kids} went to the corner with a cup of something hot and sat down on the floor.

—Es por el libro, ¿verdad? —preguntó {kid}, y {topic.the} {topic:siguió|siguieron} mirando la pared—.
“It is because of the book, isn’t it?” asked {kid}, while {topic.the} went on looking at the wall.
Que sepas que yo no he firmado.
“I would like you to know that I did not sign.”

{topic.the} {topic:miró|miraron} la taza.
{topic.the} looked at the cup.

—¿Y si lo haces solo para mí? —propuso {kid}—.
“What if you did it just for me?” suggested {kid}.
Bajito, que no se entere nadie.
“Very softly, so that nobody knows.”

Entonces, casi sin querer, {topic.the} {topic.started}.
Then, almost by accident, {topic.the} {topic.started}.
Duró lo que dura una cerilla, pero en la escalera se abrieron seis puertas, y ninguna volvió a cerrarse en toda la tarde.
It lasted as long as a match, but on the stairs six doors opened, and not one was shut again that afternoon.

== end
-- beginner
Esa noche, {head} abre el libro {colour}.
That night {head} opens the {colour} book.
Escribe una queja nueva, muy larga.
{head} writes a new complaint, a very long one.
Dice: «En esta casa hay demasiado silencio».
It says: “There is too much silence in this house.”
Firman todos, hasta el bebé.
They all sign, even the baby.
{kid} la lee en voz alta en el rincón.
{kid} reads it out loud in the corner.
Primero no pasa nada.
At first nothing happens.
Y luego, sin prisa, {topic.the} {topic.starts}.
And then, in no hurry, {topic.the} {topic.starts}.

—Un poco alto —dice {head}.
“A little too much,” says {head}.

Pero no lo apunta.
But it is not written down.
-- intermediate
Aquella noche, {head} desató el libro {colour} y escribió una queja nueva.
That night {head} untied the {colour} book and wrote a new complaint.
Decía: «En esta casa hay demasiado silencio».
It said: “There is too much silence in this house.”
La firmaron todos, hasta el bebé, que firmó con el pie.
Everybody signed it, even the baby, who used a foot.
{kid} la leyó en voz alta delante del rincón.
{kid} read it out loud in front of the corner.
Al principio no pasó nada, y luego, sin prisa, {topic.the} {topic.started}.
At first nothing happened, and then, in no hurry, {topic.the} {topic.started}.

—Un poco fuerte —dijo {head}.
“A little too much,” said {head}.

Pero no lo apuntó.
But it was not written down.
-- advanced
Aquella misma noche, {head} desató el libro {colour} y escribió la queja número trescientos uno.
That same night {head} untied the {colour} book and wrote complaint number three hundred and one.
Decía: «En esta casa hay demasiado silencio», y llevaba más firmas que ninguna, contando la del bebé, que firmó con el pie.
It said: “There is too much silence in this house”, and it had more names under it than any, with that of the baby, who signed with a foot.
{kid} la leyó en voz alta delante del rincón.
{kid} read it out loud in front of the corner.
Pasó un minuto entero, y entonces, sin ninguna prisa, {topic.the} {topic.started}.
A whole minute went by, and then, in no hurry at all, {topic.the} {topic.started}.

—Quizá un poco fuerte —dijo {head}, pero no lo apuntó.
“A little too much, perhaps,” said {head}, but it was not written down.
