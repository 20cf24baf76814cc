plot: A child says in a shop what the hero does, and nothing more; from mouth to mouth it grows a mount, lights and music, until the whole street stands there to see it; the child says what is true and nobody likes it; then the hero looks at them all, climbs up and does it so, and now it is true; the next piece of news is smaller, and off it goes.
kinds: original, classic, humor, sci-fi, horror, adventure, fantasy
ages: 3-5, 6-8, 9-12
topics: hero:being-deed, hero:thing-deed
picture: home village, topic day, curious, hero, kid points hero, other, baker, thing topic
middle: market, night, happy, hero on mount, mount, kid points hero, other, baker, thing topic
end: village, topic day, happy, hero eats, kid, other, baker waves, thing topic
take street: 1 3 7

title: De boca en boca = It Grew on the Way
title: Lo sabe todo el mundo = Everybody Knows
title: Una noticia pequeña = A Small Piece of News
title: Y algo más = And Something More

cast mount: un burro = a donkey
  the: el burro = the donkey
  on: encima de un burro = on a donkey
cast mount: un camello = a camel
  the: el camello = the camel
  on: encima de un camello = on a camel
cast mount: una vaca = a cow
  the: la vaca = the cow
  on: encima de una vaca = on a cow
cast mount: un carro de heno = a hay cart
  the: el carro = the cart
  on: en lo alto de un carro de heno = on top of a hay cart

cast light: cien velas = a hundred candles
cast light: nueve faroles = nine lanterns
cast light: una luna de papel = a paper moon
cast light: mil bombillas = a thousand bulbs

cast music: tres trompetas = three trumpets
cast music: un tambor enorme = a huge drum
cast music: doce violines = twelve violins
cast music: dos gaitas = two bagpipes

cast news: sopa = soup
cast news: media galleta = half a biscuit
cast news: un melocotón = a peach
cast news: pan con aceite = bread and oil

speaks baker f: la panadera = the baker
speaks postman m: el cartero = the postman
speaks barber m: el barbero = the barber
speaks guard f: la guardia = the policewoman
speaks seller m: el vendedor = the seller
speaks granny f old: la abuela Pura = Granny Pearl
speaks teacher f: la maestra = the teacher
speaks mayor m: el alcalde = the mayor
speaks girl f small: la niña = the girl
speaks painter m: el pintor = the painter

word: la noticia: noticia, noticias = the news: news
word: contar: cuenta, contó, contado, contar, cuentan, contaba = to tell: tells, told, tell
word: la boca: boca = the mouth: mouth
word: la oreja: oreja, orejas = the ear: ear, ears
word: la panadera: panadera = the baker: baker
word: la plaza: plaza = the square: square
word: la gente: gente = the people: people
word: crecer: crece, creció, crecer, crecido, creciendo = to grow: grows, grew, grown
word: verdad = true: true, truth
word: subirse: sube, suben, subió, subieron = to climb: climbs, climb, climbed
word: nada más = nothing more
word: callarse: calla, callan, calló, callaron, silencio = to be quiet: quiet, silent, silence
word: la calle: calle = the street: street
word: el pan: pan = the bread: bread, loaf
word: mirar: mira, miran, miró, miraron, mirando = to look: looks, look, looked, looking
word: esperar: espera, esperan, esperaba, esperaban = to wait: waits, wait, waited, waiting

question: ¿Qué habrías añadido tú a la noticia? = What would you have added to the news?
question: ¿Quién te ha contado a ti algo muy crecido? = Who has told you something that had grown a lot?
question: ¿Por qué nadie quiere oír la noticia pequeña? = Why does nobody want to hear the small piece of news?

== news
-- beginner
Por la mañana, {topic.the} {topic.does}.
In the morning, {topic.the} {topic.does}.
{kid} está allí.
{kid} is there.
Después [va|van] {kids} a por el pan.
Then {kids} [goes|go] for bread.

* —¿Qué hay de nuevo? —pregunta la panadera.
* “What is the news?” asks the baker.

—{topic.full} —dice {kid}—.
“{topic.full},” says {kid}.
Nada más.
“Nothing more.”

+ Es una noticia pequeña.
+ It is a small piece of news.
La panadera se quita el delantal.
The baker takes off her apron.
-- intermediate
Aquella mañana, {topic.the} {topic.did}, y {kid} estaba allí.
That morning {topic.the} {topic.did}, and {kid} was there.
Después [fue|fueron] {kids} a por el pan.
Then {kids} went for the bread.

* —¿Qué hay de nuevo? —preguntó la panadera.
* “What’s the news?” asked the baker.

—{topic.full} —dijo {kid}—, y nada más.
“{topic.full},” said {kid}, “and nothing more.”

+ Era una noticia pequeña, de las que caben en una oreja.
+ It was a small piece of news, the kind that fits in one ear.
La panadera se quitó el delantal y salió a la puerta.
The baker took off her apron and went to the door.
-- advanced
Aquella mañana, {topic.the} {topic.did}, y {kid} estaba delante.
That morning {topic.the} {topic.did}, and {kid} was right there.
Un rato después, {kids} [compraba|compraban] el pan.
A little later {kids} [was|were] buying bread.

* —¿Qué se cuenta por ahí? —preguntó la panadera.
* “What news is there?” asked the baker.

—{topic.full} —dijo {kid}—, y nada más.
“{topic.full},” said {kid}, “and nothing more.”

+ Era una noticia pequeña, de las que caben enteras en una oreja.
+ It was a small piece of news, the kind that fits whole into one ear.
La panadera se quitó el delantal y salió a la puerta.
The baker took off her apron and went to the door.

== grows
-- beginner
La panadera se lo cuenta al cartero.
The baker tells the postman.
+ En su boca la noticia crece un poco.
+ In her mouth the news grows a little.

—Y {mount.on} —dice la panadera.
“And {mount.on},” says the baker.

El cartero se lo cuenta al barbero.
The postman tells the barber.

—Y con {light} —dice el cartero.
“And with {light},” says the postman.

El barbero se lo cuenta a la plaza.
The barber tells the square.

—Y con {music} —dice el barbero.
“And with {music},” says the barber.

—¡No es así! —dice {kid}, pero nadie espera.
“That is not it!” says {kid}, but no one waits.
-- intermediate
+ En la boca de la panadera, la noticia creció un poco.
+ In the baker’s mouth the news grew a little.

—Y {mount.on} —le dijo la panadera al cartero.
“And {mount.on},” said the baker to the postman.

+ El cartero la llevó dos calles más allá.
+ The postman took it two streets on.

—Y con {light} —le dijo el cartero al barbero.
“And with {light},” said the postman to the barber.

+ El barbero la soltó en la plaza, entre dos afeitados.
+ The barber let it go in the square, between two shaves.

—Y con {music} —dijo el barbero.
“And with {music},” said the barber.

—¡Eso no es así! —dijo {kid}, pero ya no escuchaba nadie.
“That isn’t how it was!” said {kid}, but nobody was listening.
-- advanced
En la boca de la panadera, la noticia creció un palmo.
In the baker’s mouth the news grew by a hand.

—Y, según dicen, {mount.on} —le confió la panadera al cartero.
“And, they say, {mount.on},” the baker confided to the postman.

+ El cartero la repartió con las cartas certificadas.
+ The postman delivered it with the registered letters.

—Y con {light} —le aseguró el cartero al barbero.
“And with {light},” the postman assured the barber.

—Y con {music} —proclamó el barbero en la plaza, navaja en alto.
“And with {music},” proclaimed the barber in the square, razor in the air.

—¡Eso no fue así! —protestó {kid}, pero la noticia ya corría más que nadie.
“That is not how it was!” protested {kid}, but by then the news ran faster than anyone.

== guard in street
-- beginner
La guardia para los coches.
The policewoman stops the cars.
También para las bicis y dos palomas.
She stops the bikes too, and two pigeons.

—¿Qué pasa? —pregunta un señor del autobús.
“What is it?” asks a man on the bus.

—Algo muy grande —dice la guardia—.
“Something very big,” says the policewoman.
No sé qué es, pero por aquí no se pasa.
“I don’t know what, but you can’t get by.”

El autobús entero se baja a mirar.
The whole bus gets off to look.
-- intermediate
La guardia paró los coches, las bicis y dos palomas que iban a pie.
The policewoman stopped the cars, the bikes, and two pigeons on foot.

@- —¿Y qué es lo que pasa? —preguntó un señor desde el autobús.
“And what is going on?” asked a man from the bus.

—Es demasiado grande para decirlo —contestó la guardia—, pero por aquí no se pasa.
“It’s too big to say,” answered the policewoman, “but you can’t get by.”

El autobús entero se bajó a mirar, con el conductor delante.
The whole bus got off to look, with the driver in front.
-- advanced
La guardia detuvo los coches, las bicicletas y a dos palomas que cruzaban a pie.
The policewoman stopped the cars, the bicycles, and two pigeons that were crossing on foot.

—No estoy autorizada a decir qué es, y tampoco lo sé —declaró la guardia—, pero por aquí no se pasa.
“I am not allowed to say what it is, nor do I know,” declared the policewoman, “but nobody gets by.”

El autobús entero se bajó a mirar, con el conductor a la cabeza.
The whole bus got off to look, with the driver at the head.

== seller in street
-- beginner
Un vendedor abre una caja en la esquina.
A seller opens a box at the corner.
Vende sombreros para ver mejor.
He sells hats to see better with.

—¿Cómo funcionan? —pregunta {kid}.
“How do they work?” asks {kid}.

—Se quitan —dice el vendedor—.
“You take them off,” says the seller.
Así ve la persona de detrás.
“Then the one behind you can see.”

Vende treinta y uno.
He sells thirty-one.
Las treinta y una personas de delante se los ponen.
Thirty-one people in front put them on.
-- intermediate
En la esquina, un vendedor ofrecía sombreros especiales para ver mejor.
At the corner a seller had special hats, to see better with.

—¿Y cómo funcionan? —preguntó {kid}.
“And how do they work?” asked {kid}.

—Se quitan —explicó el vendedor—, y entonces ve la persona de detrás.
“You take them off,” explained the seller, “and then the person behind can see.”

Vendió treinta y uno, y los treinta y uno se sentaron en la primera fila.
He sold thirty-one, and all thirty-one of them sat down in the front row.
-- advanced
En la esquina, un vendedor ofrecía a buen precio sombreros especiales para ver mejor.
At the corner a seller was offering, at a good price, special hats to see better with.

—Su secreto está en quitárselos —explicó el vendedor—, y así ve la persona de detrás.
“The secret is to take them off,” explained the seller, “and then the person behind can see.”

Vendió treinta y uno, que se sentaron todos, bien puestos, en la primera fila.
He sold thirty-one, which all sat down, firmly on their heads, in the front row.

== granny in street
-- beginner
La abuela Pura saca una silla.
Granny Pearl brings out a chair.
Luego saca la mesa y la lámpara.
Then she brings the table and the lamp.
Luego saca a su marido en una butaca.
Then she brings her husband in an armchair.

—¿Vive ahora aquí? —pregunta {kid}.
“Do you live here now?” asks {kid}.

—Solo hasta que empiece —dice la abuela Pura.
“Only until it begins,” says Granny Pearl.

El marido duerme.
Her husband is asleep.
Nadie le ha contado nada.
No one has told him a thing.
-- intermediate
La abuela Pura sacó a la acera una silla, y después la mesa y la lámpara.
Granny Pearl brought a chair out to the pavement, and then the table and the lamp.
Al final sacó a su marido, que dormía en la butaca.
In the end she brought out her husband, asleep in his armchair.

—¿Se mudan aquí? —preguntó {kid}.
“Are you moving here?” asked {kid}.

—Solo hasta que empiece —dijo la abuela Pura, y encendió la lámpara.
“Only until it begins,” said Granny Pearl, and turned on the lamp.
-- advanced
La abuela Pura fue sacando a la acera una silla, la mesa camilla, la lámpara de pie y, por último, a su marido, dormido en la butaca.
Granny Pearl brought out to the pavement a chair, the round table, the tall lamp and, last of all, her husband, asleep in his armchair.

—¿Se mudan aquí? —preguntó {kid}.
“Are you moving here?” asked {kid}.

—Solo hasta que empiece —contestó la abuela Pura, y buscó un enchufe.
“Only until it begins,” answered Granny Pearl, and looked for a socket.

== teacher in street
-- beginner
La maestra viene con toda la clase.
The teacher comes with the whole class.
Van de la mano, de dos en dos.
They walk hand in hand, two by two.

—Hoy la lección es aquí —dice la maestra.
“Today the lesson is here,” says the teacher.

—¿De qué es? —pregunta {kid}.
“What is it about?” asks {kid}.

—De esperar —dice la maestra.
“About waiting,” says the teacher.

Es difícil.
It is hard.
Hay que repetirla tres veces.
They have to do it three times.
-- intermediate
La maestra llegó con la clase entera, en fila y de la mano.
The teacher came with the whole class, hand in hand.

—Hoy la lección la damos aquí —anunció la maestra.
“Today the lesson is out here,” announced the teacher.

—¿Y de qué es? —preguntó {kid}.
“And what is it about?” asked {kid}.

—De esperar —dijo la maestra.
“About waiting,” said the teacher.

Resultó la lección más difícil del curso, y hubo que repetirla.
It turned out to be the hardest one of the year, and they had to repeat it.
-- advanced
La maestra apareció con la clase entera, en fila y de la mano.
The teacher appeared with the whole class, two by two and hand in hand.

—Hoy la lección trata de esperar —anunció la maestra—, y se da de pie.
“Today’s lesson is on waiting,” announced the teacher, “and it is taught standing.”

Resultó la más difícil del curso: hubo que repetirla cuatro veces, y nadie aprobó.
It turned out to be the hardest of the year: it had to be repeated four times, and nobody passed.

== mayor in street
-- beginner
El alcalde trae un discurso de nueve hojas.
The mayor brings a speech of nine pages.
No sabe de qué va la noticia.
He does not know what the news is.

—¿Y qué pone? —pregunta {kid}.
“And what does it say?” asks {kid}.

—Que ya era hora —dice el alcalde—.
“That it was high time,” says the mayor.
Eso siempre va bien.
“That is always right.”

El viento se lleva la hoja dos.
The wind takes page two.
No la echa de menos nadie.
No one misses it.
-- intermediate
El alcalde traía escrito un discurso de nueve hojas, aunque no sabía de qué iba la noticia.
The mayor had a speech of nine pages, though he did not know what the news was.

—¿Y qué dice? —preguntó {kid}.
“And what does it say?” asked {kid}.

—Que ya era hora —contestó el alcalde—, porque eso siempre queda bien.
“That it was high time,” answered the mayor, “because that’s always right.”

El viento se llevó la hoja dos, y no la echó de menos nadie.
The wind took page two, and nobody missed it.
-- advanced
El alcalde traía un discurso de nueve folios, aunque ignoraba de qué se trataba.
The mayor had brought a speech of nine pages, though he had no idea what it was about.

—Digo que ya era hora, que es una cosa que siempre queda bien —explicó el alcalde.
“I say that it was high time, which is always the right thing,” explained the mayor.

El viento se llevó el segundo folio, y el discurso ganó mucho.
The wind took the second page, and the speech was much the better for it.

== girl in street
-- beginner
Una niña tira de la manga de {kid}.
A girl pulls at {kid}’s sleeve.

—¿Es verdad lo que cuentan? —pregunta la niña.
“Is it true what they tell?” asks the girl.

—Es verdad un trozo —dice {kid}.
“One bit is true,” says {kid}.

—¿Cuál? —pregunta la niña.
“Which bit?” asks the girl.

—El primero —dice {kid}.
“The first,” says {kid}.

La niña piensa y mira a la gente.
The girl thinks, and looks at the people.

@girl —Ese es el que menos les gusta.
“They like that one least.”
-- intermediate
Una niña con un diente de menos le tiró de la manga a {kid}.
A girl with a missing tooth pulled at {kid}’s sleeve.

—¿Es verdad todo eso que cuentan? —preguntó la niña.
“Is it true, all that they tell?” asked the girl.

—Es verdad un trozo —dijo {kid}—, el primero.
“One bit is true,” said {kid}, “the first one.”

—Pues ese es el que menos les gusta —dijo la niña, mirando a la gente.
“That’s the one they like least,” said the girl, looking at the people.
-- advanced
Una niña con un diente de menos le tiró de la manga a {kid}.
A girl with a missing tooth pulled at {kid}’s sleeve.

—De todo lo que cuentan, ¿cuánto es verdad? —preguntó la niña.
“Of all that they tell, how much is true?” asked the girl.

—El primer trozo —reconoció {kid}.
“The first bit,” admitted {kid}.

—Lástima, porque es el que menos les gusta —observó la niña, mirando a la gente.
“A pity, because it is the one they like least,” remarked the girl, looking at the people.

== painter in street
-- beginner
Un pintor ya tiene el cuadro hecho.
A painter has the picture ready.
Lo hizo por la mañana, de oídas.
He made it that morning, by ear.

—¿Y si no es así? —pregunta {kid}.
“And if it is not like that?” asks {kid}.

—Es así —dice el pintor—.
“It is,” says the painter.
Mira, ya está seco.
“Look, it is dry.”

{kid} pone un dedo.
{kid} puts one finger on it.
El dedo sale azul.
The finger comes away blue.
-- intermediate
Un pintor enseñaba ya el cuadro, que había hecho por la mañana, de oídas.
A painter was showing the picture already, made that morning, by ear.

—¿Y si luego no es así? —preguntó {kid}.
“And if it isn’t like that?” asked {kid}.

—Tiene que serlo —dijo el pintor—, porque ya está seco.
“It must be,” said the painter, “because it’s dry.”

{kid} lo tocó con un dedo, y el dedo salió azul.
{kid} touched it with one finger, which came away blue.
-- advanced
Un pintor exhibía ya el cuadro del acontecimiento, hecho aquella mañana de oídas.
A painter was already showing the picture of the event, made that morning by ear.

—¿Y si luego no es así? —objetó {kid}.
“And suppose it is not like that?” objected {kid}.

—No puede ser de otro modo, porque ya está seco —dijo el pintor.
“It cannot be otherwise, because it is dry,” said the painter.

{kid} le puso un dedo encima, y el dedo salió azul.
{kid} put a finger on it, and the finger came away blue.

== doorbell in street
-- beginner
En cada puerta suena un timbre.
At every door a bell rings.
La noticia sube las escaleras.
The news goes up the stairs.
En el segundo piso ya son dos.
On the second floor there are two of them.
En el cuarto piso hay un león.
On the fourth floor there is a lion.
En el quinto bajan todos corriendo.
From the fifth they all run down.

—¿Y el león? —pregunta {kid}.
“And the lion?” asks {kid}.

@- —Viene luego —dicen.
“It comes later,” they say.
-- intermediate
La noticia entró en los portales y subió por las escaleras.
The news went in at the doors and climbed the stairs.
En el segundo piso ya eran dos, y en el cuarto había un león.
On the second floor there were two of them, and on the fourth there was a lion.
Del quinto bajaron todos corriendo, con los abrigos puestos del revés.
From the fifth they all came running, with their coats inside out.

—¿Qué león? —preguntó {kid}, pero nadie lo sabía.
“Which lion?” asked {kid}, but nobody knew.
-- advanced
La noticia se metió en los portales y subió por las escaleras, cada vez más gorda.
The news slipped in at the doors and climbed the stairs, fatter at every landing.
En el segundo piso ya eran dos, en el cuarto salía un león, y del quinto bajaron todos con los abrigos del revés.
On the second floor there were two of them, on the fourth there was a lion in it, and from the fifth they came down with their coats inside out.

—¿Qué león? —preguntó {kid}, sin obtener respuesta.
“Which lion?” asked {kid}, and got no answer.

== lunch medium
-- beginner
A las dos nadie come en casa.
At two no one eats at home.
La plaza está llena.
The square is full.
Una mujer le cuenta la noticia a {kid}.
A woman tells {kid} the news.
Ya no cabe en una oreja.
It does not fit in one ear any more.
Hacen falta dos.
It takes two.

—Yo estaba allí —dice {kid}—.
“I was there,” says {kid}.
Y no era así.
“It was not like that.”

La mujer sonríe con pena.
The woman smiles a sad smile.

@- —Pues te lo perdiste —dice.
“Then you missed it,” she says.

{kid} se calla un rato.
{kid} is quiet for a while.
Es raro perderse lo que uno ha visto.
It is odd to miss what you have seen.
-- intermediate
A las dos no comía nadie en casa, porque la plaza estaba llena.
At two nobody was eating at home, since the square was full.
Una señora con dos bolsas le contó la noticia a {kid}, del principio al fin.
A lady with two bags told {kid} the news, from beginning to end.
Ya no cabía en una oreja, y hacían falta dos.
It no longer fitted into one ear, and it took two.

—Yo estaba delante —dijo {kid}—, y no fue así.
“I was there,” said {kid}, “and it wasn’t like that.”

@- —Pues entonces te lo perdiste —dijo la señora, con mucha pena.
“Then you missed it,” said the lady, and was truly sorry.

{kid} no supo qué contestar.
{kid} did not know what to say.
Es raro perderse una cosa que uno ha visto.
It is odd to miss a thing that you have seen.
-- advanced
A las dos no comía nadie en su casa, porque no quedaba nadie en ninguna.
At two nobody was eating at home, because there was nobody left in any.
Una señora con dos bolsas le contó a {kid} la noticia entera, para la que ya hacían falta dos orejas.
A lady with two bags told {kid} the whole of the news, which by now took two ears.

—Yo estaba delante, y no fue así —dijo {kid}.
“I was there, and it was not like that,” said {kid}.

@- —Entonces te lo perdiste —dijo la señora, compasiva.
“Then you missed it,” said the lady, with pity.

{kid} se quedó pensando que es bastante raro perderse algo que se ha visto.
It struck {kid} that it is rather odd to miss a thing that one has seen.

== warn long
-- beginner
{kids} [va|van] a ver a {topic.the}.
{kids} [goes|go] to see {topic.the}.
Por la calle todo está cerrado.
Along the street everything is shut.
En una puerta pone: «Vuelvo luego, me lo cuentan».
A note on a door says: “Back soon, out for news”.

—Viene gente —dice {kid}—.
“People are coming,” says {kid}.
Viene mucha gente.
“Lots and lots of people.”

{topic.the} no {topic:entiende|entienden} nada.
{topic.the} {topic:does|do} not see why.
{kid} se lo cuenta todo.
{kid} tells it all.
Cuenta lo del pan y lo de la panadera.
The bread is in it, and the baker.
Cuenta también lo que ha crecido.
So is all that has grown.

—Fue culpa de mi boca —dice {kid}.
“It was my mouth,” says {kid}.

{topic.the} lo {topic:piensa|piensan} un rato largo.
{topic.the} {topic:thinks|think} about it for a long time.

@- —¿Cuántas trompetas? —{topic:pregunta|preguntan} al final.
“How big was it in the end?” is all that {topic.the} {topic:asks|ask}.
-- intermediate
{kids} [fue|fueron] corriendo a avisar a {topic.the}.
{kids} ran to warn {topic.the}.
Toda la calle estaba cerrada, y en una puerta ponía: «Vuelvo luego, me lo están contando».
The whole street was shut, and a note on a door said: “Back soon, I am being told”.

—Viene gente —dijo {kid} sin aliento—, muchísima gente.
“People are coming,” panted {kid}, “so many people.”

{topic.the} no {topic:entendía|entendían} nada, y {kid} lo contó todo, con el pan y la panadera.
{topic.the} did not see why, and {kid} told it all, with the bread and the baker.

—La culpa es de mi boca —dijo {kid}—, que la abrió primero.
“It’s my mouth’s fault,” said {kid}, “because it opened first.”

{topic.the} lo {topic:pensó|pensaron} un rato largo.
{topic.the} thought about it for a long time.

@- —¿Y qué tamaño tiene ahora? —{topic:preguntó|preguntaron} al final.
“And how big is it now?” asked {topic.the} in the end.
-- advanced
{kids} [echó|echaron] a correr para avisar a {topic.the}.
{kids} ran to warn {topic.the}.
La calle entera había cerrado, y en una puerta se leía: «Vuelvo enseguida, me lo están contando».
The whole street had shut, and a note on one door said: “Back in a moment, I am being told”.

—Viene gente, muchísima gente —anunció {kid} sin aliento—, y la culpa es de mi boca.
“People are coming, a great many people,” announced {kid}, out of breath, “and my mouth is to blame.”

{topic.the} no {topic:entendía|entendían} nada, de modo que hubo que empezar por el pan, seguir por la panadera y acabar por todo lo que había crecido.
{topic.the} did not see why, and so it all had to be told, beginning with the bread, going on with the baker, and ending with everything that had grown.

@- —¿Y qué tamaño tiene ahora? —{topic:preguntó|preguntaron} {topic.the}, después de un silencio.
“And what size is it now?” asked {topic.the}, after a silence.

== seats long
-- beginner
La gente trae sillas y mantas.
The people bring chairs and rugs.
Un hombre trae la cena y un gato.
A man brings supper and a cat.
Se sientan en filas, como en el cine.
They sit in rows, as at a film.
Delante se sientan los bajos.
The short ones sit in front.
Detrás se sientan los altos, y un caballo.
The tall ones sit behind, and a horse.
El sol se va por los tejados.
The sun goes down behind the roofs.
Hace un poco de frío, y se juntan.
It is a bit cold, and they sit close.
Alguien reparte pipas.
Someone hands round seeds.
Alguien presta media manta.
Someone lends half a rug.
Hay vecinos que no se hablan desde el invierno.
Some of them have not talked since the winter.
Ahora hablan, porque hay que contarse la noticia.
They talk now, because there is news to tell.

—No se está mal aquí —dice la panadera.
“It is not bad here,” says the baker.
-- intermediate
La gente trajo sillas y mantas, y un señor trajo la cena y un gato.
The people brought chairs and rugs, and a man brought his supper and a cat.
Se sentaron en filas, como en el cine: delante los bajos, y detrás los altos y un caballo.
They sat in rows, the short ones in front, and behind them the tall ones and a horse.
El sol se fue por los tejados, refrescó y se juntaron un poco.
The sun went down behind the roofs, it got cool, and they moved closer.
Había vecinos que no se hablaban desde el invierno.
There were neighbours who had not spoken since the winter.
Aquella tarde se hablaron, porque había que contarse la noticia.
That evening they did speak, because there was news to tell.

—Pues no se está mal aquí —dijo la panadera, con media manta prestada.
“It’s not bad here at all,” said the baker, under half a borrowed rug.
-- advanced
La gente fue llegando con sillas, con mantas y, en un caso, con la cena y un gato.
The people arrived with chairs, with rugs and, in one case, with supper and a cat.
Se acomodaron en filas, como en el cine: delante los bajos, detrás los altos y, al fondo, un caballo.
They settled in rows, as at a film: the short ones in front, the tall ones behind and, at the very back, a horse.
Al caer el sol refrescó, y las filas se fueron apretando.
When the sun went down it grew cool, and the rows drew closer.
Había vecinos que no se hablaban desde el invierno, y que aquella tarde se hablaron, porque había que contarse la noticia.
There were neighbours who had not spoken since the winter, and who did that evening, because there was news to be told.

—Pues no se está nada mal aquí —comentó la panadera, bajo media manta ajena.
“It is not at all bad here,” remarked the baker, under half of somebody’s rug.

== crowd
-- beginner
Por la tarde está allí toda la calle.
In the evening the whole street is there.
Han traído {mount}, {light} y {music}.
They have brought {mount}, {light} and {music}.
Y {topic.the} {topic.does}.
And {topic.the} {topic.does}.
Nada más.
Nothing more.

—¿Y lo otro? —pregunta la panadera.
“And the rest?” asks the baker.

—Lo otro creció por el camino —dice {kid}.
“The rest grew on the way,” says {kid}.

Se hace un silencio muy triste.
It goes very quiet, and a little sad.
-- intermediate
Al anochecer estaba allí la calle entera, con {mount}, {light} y {music}.
By evening the whole street was there, with {mount}, {light} and {music}.
Y {topic.the} {topic.did}, y nada más.
And {topic.the} {topic.did}, and nothing more.

—¿Y todo lo otro? —preguntó la panadera.
“And all the rest?” asked the baker.

—Lo otro creció por el camino —dijo {kid}—, la verdad era pequeña.
“The rest grew on the way,” said {kid}, “the truth was small.”

+ Se hizo un silencio, y alguien empezó a doblar una silla.
+ It went quiet, and somebody began to fold a chair.
-- advanced
Al anochecer estaba allí la calle entera, con {mount}, {light} y {music}.
By evening the whole street was there, with {mount}, {light} and {music}.
Y {topic.the} {topic.did}, y nada más.
And {topic.the} {topic.did}, and nothing more.

+ —¿Y todo lo demás? —preguntó la panadera.
+ “And what about the rest?” asked the baker.

+ —Lo demás creció por el camino —confesó {kid}.
+ “The rest grew on the way,” confessed {kid}.

+ Hubo un silencio largo, y alguien empezó a doblar su silla.
+ There was a long silence, and somebody began to fold a chair.

== climbs
-- beginner
{topic.the} {topic:mira|miran} a la gente.
{topic.the} {topic:looks|look} at the people.
Luego {topic:mira|miran} {mount.the}.
Then {topic.the} {topic:looks|look} at {mount.the}.
Nadie ha pedido nada, pero {topic:se sube|se suben} muy despacio.
No one has asked, but up {topic:climbs|climb} {topic.the}, very slowly.
Hay luz y hay música.
There is light and there is music.
Y allí arriba {topic.the} {topic.does}.
And up there {topic.the} {topic.does}.
La gente se pone de pie y grita.
The people stand up and shout.

—Ahora sí que es verdad —dice {kid}.
“Now it is true,” says {kid}.
-- intermediate
{topic.the} {topic:miró|miraron} todas aquellas caras, y después {mount.the}.
{topic.the} looked at all those faces, and then at {mount.the}.
No se lo había pedido nadie, pero, muy despacio, {topic:se subió|se subieron}.
Nobody had asked, but up climbed {topic.the}, very slowly.
+ Durante un momento no respiró nadie.
+ For a moment nobody breathed.
Y allí arriba, con {light} y con {music}, {topic.the} {topic.did}.
And up there, with {light} and with {music}, {topic.the} {topic.did}.
+ Se pusieron todos de pie, hasta los que no veían nada.
+ They all stood up, even those who could see nothing.

—Ahora sí que es verdad —dijo {kid}, y aplaudió más fuerte que nadie.
“Now it is true,” said {kid}, clapping loudest of all.
-- advanced
{topic.the} {topic:miró|miraron} una por una las caras, y después {mount.the}.
{topic.the} looked at the faces, one by one, and then at {mount.the}.
Nadie había pedido nada, pero, muy despacio, {topic:se subió|se subieron}.
Nobody had asked for anything, but up climbed {topic.the}, very slowly.
Y allí arriba, con {light} y con {music}, {topic.the} {topic.did}.
And up there, with {light} and with {music}, {topic.the} {topic.did}.
+ La plaza entera se puso de pie, incluidos los que no veían nada.
+ The whole square stood up, including those who could see nothing.

—Ahora sí que es verdad —dijo {kid}, y aplaudió hasta que le dolieron las manos.
“Now it is true,” said {kid}, and clapped until it hurt.

== end
-- beginner
Por la mañana, {kids} [vuelve|vuelven] a por el pan.
In the morning {kids} [comes|come] back for bread.

* —¿Qué hay de nuevo? —pregunta la panadera.
* “What is the news?” asks the baker.

—{topic.the} {topic:desayuna|desayunan} {news} —dice {kid}.
“{topic.the} had {news} for breakfast,” says {kid}.

La panadera ya no lleva el delantal.
The baker has no apron on any more.
<A mediodía hay en la plaza una cuchara de tres metros./A mediodía hay en la plaza seis mil personas con hambre.>
<At noon there is a spoon in the square, as long as a boat./At noon there are six thousand hungry people in the square.>
-- intermediate
A la mañana siguiente, {kids} [volvió|volvieron] a por el pan.
The next morning {kids} came back for bread.

* —¿Qué hay de nuevo? —preguntó la panadera.
* “What’s the news?” asked the baker.

—{topic.the} {topic:ha|han} desayunado {news} —dijo {kid}—, y nada más.
“{topic.the} had {news} for breakfast,” said {kid}, “and nothing more.”

La panadera ya se estaba quitando el delantal.
The baker was already taking off her apron.
<A mediodía había en la plaza una cuchara de tres metros./A mediodía había en la plaza seis mil personas con hambre.>
<By noon there was a spoon in the square, as long as a boat./By noon there were six thousand hungry people in the square.>
-- advanced
A la mañana siguiente, {kids} [compraba|compraban] otra vez el pan.
The next morning {kids} [was|were] buying bread again.

* —¿Qué se cuenta por ahí? —preguntó la panadera.
* “What news is there?” asked the baker.

—{topic.the} {topic:ha|han} desayunado {news} —dijo {kid}—, y nada más.
“{topic.the} had {news} for breakfast,” said {kid}, “and nothing more.”

El delantal de la panadera colgaba ya del picaporte.
The baker’s apron was already hanging from the door.
<A mediodía había en la plaza una cuchara de tres metros./A mediodía esperaban en la plaza seis mil personas con hambre.>
<By noon there was a spoon in the square, as long as a boat./By noon six thousand hungry people were waiting in the square.>
