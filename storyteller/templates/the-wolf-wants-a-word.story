plot: While a known tale is being read, its villain knocks and complains: the book is told, then what really happened, proofs are laid on the table, and one line in pencil is added.
kinds: original, classic, humor, sci-fi, horror, adventure, fantasy
ages: 3-5, 6-8, 9-12
topics: tale
picture topics=tale:three-pigs: place bedroom, night, curious, kid points, other, wolf, book
picture topics=tale:red-hood: place bedroom, night, curious, kid points, other, wolf, book
picture topics=tale:three-bears: place bedroom, night, curious, kid points, other, girl yellow, book
picture topics=tale:tortoise: place bedroom, night, curious, kid points, other, rabbit, book
picture topics=tale:duckling: place bedroom, night, curious, kid points, other, hen, book
picture topics=tale:cinderella: place bedroom, night, curious, kid points, other, woman purple, book
picture topics=tale:hansel: place bedroom, night, curious, kid points, other, woman purple pointed, book
picture topics=tale:beanstalk: place bedroom, night, curious, kid points, other, man brown, book
picture: place bedroom, night, curious, kid points, other, man purple cape, book
middle topics=tale:three-pigs: same, same, worried, wolf points, kid reads book, other, book
middle topics=tale:red-hood: same, same, worried, wolf points, kid reads book, other, book
middle topics=tale:three-bears: same, same, worried, girl yellow points, kid reads book, other, book
middle topics=tale:tortoise: same, same, worried, rabbit points, kid reads book, other, book
middle topics=tale:duckling: same, same, worried, hen points, kid reads book, other, book
middle topics=tale:cinderella: same, same, worried, woman purple points, kid reads book, other, book
middle topics=tale:hansel: same, same, worried, woman purple pointed points, kid reads book, other, book
middle topics=tale:beanstalk: same, same, worried, man brown points, kid reads book, other, book
middle: same, same, worried, man purple cape points, kid reads book, other, book
end topics=tale:three-pigs: same, same, happy, kid reads book, wolf sits, other, book
end topics=tale:red-hood: same, same, happy, kid reads book, wolf sits, other, book
end topics=tale:three-bears: same, same, happy, kid reads book, girl yellow sits, other, book
end topics=tale:tortoise: same, same, happy, kid reads book, rabbit sits, other, book
end topics=tale:duckling: same, same, happy, kid reads book, hen sits, other, book
end topics=tale:cinderella: same, same, happy, kid reads book, woman purple sits, other, book
end topics=tale:hansel: same, same, happy, kid reads book, woman purple pointed sits, other, book
end topics=tale:beanstalk: same, same, happy, kid reads book, man brown sits, other, book
end: same, same, happy, kid reads book, man purple cape sits, other, book
take proofs: 1 4 6

title: Eso no lo dice el libro = The Book Does Not Say That
title: Una queja a la hora de dormir = A Complaint at Bedtime
title: La línea a lápiz = The Line in Pencil
title: Alguien llama desde la página nueve = A Knock From Page Nine

cast villain m: el malo = the villain
  bookone: Hay un bosque, un castillo y un malo. = There is a forest, a castle and a villain.
  booktwo: El malo hace cosas malas. = The villain does bad things.
  bookend: Al final hay una fiesta sin él. = At the end there is a party without him.
  trueone: Nadie me preguntó mi nombre = Nobody ever asked me my name
  truetwo: Me llamo Federico = I am called Frederick
  proof: un carné de biblioteca = a library card
  line: Se llama Federico = His name is Frederick
cast villain m topics=tale:three-pigs: el lobo = the wolf
  bookone: Tres cerditos hacen tres casas. = Three little pigs build three houses.
  booktwo: El lobo sopla, y dos casas caen. = The wolf blows, and two houses fall.
  bookend: La de ladrillo no se mueve. = The brick one does not move.
  trueone: Yo iba a pedir un poco de sal = I came to borrow a little salt
  truetwo: Tenía catarro, y la paja me hace estornudar = I had a cold, and straw makes me sneeze
  proof: un pañuelo del tamaño de una sábana = a handkerchief as big as a sheet
  line: El lobo tenía catarro = The wolf had a cold
cast villain m topics=tale:red-hood: el lobo = the wolf
  bookone: Caperucita lleva una cesta a su abuela. = Red Riding Hood takes a basket to her grandmother.
  booktwo: El lobo llega antes y se mete en la cama. = The wolf gets there first and climbs into bed.
  bookend: Un cazador lo arregla todo. = A huntsman puts everything right.
  trueone: La abuela estaba en el baile = The grandmother was out dancing
  truetwo: Me pidió que le cosiera el camisón = She asked me to mend her nightdress
  proof: un camisón con flores, planchado = a flowery nightdress, ironed
  line: La abuela estaba en el baile = The grandmother was out dancing
cast villain f topics=tale:three-bears: Ricitos de Oro = Goldilocks
  bookone: Tres osos salen de paseo. = Three bears go for a walk.
  booktwo: Ricitos prueba la sopa, las sillas y las camas. = Goldilocks tries the soup, the chairs and the beds.
  bookend: Los osos vuelven, y ella salta por la ventana. = The bears come back, and she jumps out of the window.
  trueone: En la puerta ponía restaurante = The sign on the door said restaurant
  truetwo: La silla pequeña ya estaba rota = The small chair was already broken
  proof: una cuenta de tres sopas, pagada = a bill for three soups, paid
  line: Ricitos pagó la sopa = Goldilocks paid for the soup
cast villain f topics=tale:tortoise: la liebre = the hare
  bookone: La liebre y la tortuga hacen una carrera. = The hare and the tortoise run a race.
  booktwo: La liebre se duerme debajo de un árbol. = The hare falls asleep under a tree.
  bookend: La tortuga llega primero. = The tortoise gets there first.
  trueone: Acababa de tener once hijos = I had just had eleven babies
  truetwo: Llevaba un mes sin dormir = I had not slept for a month
  proof: once biberones y una almohada = eleven bottles and a pillow
  line: La liebre tenía once hijos = The hare had eleven babies
cast villain f topics=tale:duckling: la gallina del corral = the farmyard hen
  bookone: En un corral nace un patito gris. = A grey duckling is born in a farmyard.
  booktwo: La gallina lo echa del corral. = The hen chases him out of the yard.
  bookend: En primavera, el patito es un cisne. = In spring the duckling is a swan.
  trueone: Yo le dije que eso era un cisne = I told him that he was a swan
  truetwo: Lo mandé al lago, con los suyos = I sent him to the lake, to his own people
  proof: una pluma blanca y una postal = a white feather and a postcard
  line: La gallina lo sabía desde el principio = The hen knew it from the beginning
cast villain f topics=tale:cinderella: la madrastra = the stepmother
  bookone: Cenicienta limpia, y las otras van al baile. = Cinderella cleans, and the others go to the ball.
  booktwo: A las doce pierde un zapato. = At midnight she loses a shoe.
  bookend: El zapato le vale, y hay boda. = The shoe fits, and there is a wedding.
  trueone: Yo también perdí un zapato aquella noche = I lost a shoe that night as well
  truetwo: Era del cuarenta y cuatro, y no lo buscó nadie = It was a very big one, and nobody looked for it
  proof: un zapato enorme, sin pareja = one enormous shoe
  line: Aquella noche se perdieron dos zapatos = Two shoes were lost that night
cast villain f topics=tale:hansel: la bruja = the witch
  bookone: Hansel y Gretel se pierden en el bosque. = Hansel and Gretel are lost in the forest.
  booktwo: La bruja tiene una casa de dulce. = The witch has a house made of sweets.
  bookend: Al final, la bruja acaba en el horno. = In the end the witch is in the oven.
  trueone: Se comieron mi tejado sin llamar = They ate my roof without knocking
  truetwo: Entré en el horno a hacer tejas nuevas = I went into the oven to bake new tiles
  proof: una teja de galleta, mordida = a biscuit roof tile with a bite in it
  line: Nadie pagó el tejado = Nobody paid for the roof
cast villain m topics=tale:beanstalk: el gigante = the giant
  bookone: Juan cambia una vaca por unas habichuelas. = Jack swaps a cow for some beans.
  booktwo: La planta llega hasta la casa del gigante. = The plant grows up to the giant’s house.
  bookend: Juan baja con la gallina de los huevos de oro. = Jack comes down with the hen that lays golden eggs.
  trueone: La gallina era mía desde que era un huevo = The hen had been mine since she was an egg
  truetwo: Solo quería que me la devolvieran = I only wanted her back
  proof: una foto de un gigante con una gallina = a photograph of a giant with a hen
  line: La gallina era del gigante = The hen belonged to the giant

cast place: la puerta = the door
  now: Fuera llueve. = Outside it is raining.
  was: Fuera llovía, y no era hora de visitas. = It was raining, and no time for visits.
cast place: la puerta = the door
  now: Son las ocho y media. = It is half past eight.
  was: Eran las ocho y media de un jueves. = It was half past eight on a Thursday.
cast place: la ventana = the window
  now: Y es un tercer piso. = And it is the third floor.
  was: Y eso que era un tercer piso. = And this was the third floor.
cast place kinds=sci-fi: la escotilla = the hatch
  seen: una nave = a spaceship
  now: La nave está muy lejos de la Tierra. = The ship is very far from the Earth.
  was: La nave estaba a un año de la puerta más cercana. = The ship was a year away from the nearest door.
cast place kinds=horror: la puerta del sótano = the cellar door
  now: En el sótano no vive nadie. = Nobody lives in the cellar.
  was: Y en el sótano no vivía nadie. = And nobody lived in the cellar.
cast place kinds=fantasy: la puerta de la torre = the door of the tower
  now: La torre no tiene escalera. = The tower has no stairs.
  was: Y la torre no tenía escalera. = And the tower had no stairs.
cast place kinds=adventure: la lona de la tienda = the flap of the tent
  seen: la nieve = the snow
  now: Alrededor solo hay nieve. = All around there is only snow.
  was: Alrededor solo había nieve. = All around there was only snow.

cast bag: una carpeta = a folder
cast bag: una maleta pequeña = a small suitcase
cast bag: una caja de zapatos = a shoebox
cast bag: una bolsa de tela = a cloth bag

speaks ogre m: el ogro = the ogre
speaks snake f: la serpiente = the snake

word: el libro = the book
word: la página = the page
word: el lápiz = the pencil
word: la línea: línea = the line
word: el dibujo = the picture
word: la mesa = the table
word: la galleta = the biscuit
word: la voz = the voice
word: la carta: carta, cartas = the letter: letter, letters
word: la fiesta = the party
word: la noche: noche, noches = the night: night, nights
word: la silla = the chair
word: la verdad = the truth: true, truth
word: el cuervo = the crow
word: la escalera = the stairs
word: el gato = the cat
word: llamar: llama, llamó, llaman = to knock: knocks, knocked, knock
word: leer: lee, leyó, leer, leen = to read: reads, read
word: escribir: escribe, escribió = to write: writes, wrote
word: la tarta = the cake
word: el cuento: cuento, cuentos = the tale: tale, tales, story
word: el final: final = the end: end

question: ¿Crees todo lo que cuenta {villain}? = Do you believe everything that {villain} says?
question: ¿Qué línea escribirías tú a lápiz en ese libro? = Which line would you write in that book in pencil?
question: ¿Cuándo has contado tú lo que pasó, y otra persona lo contó de otra forma? = When did you tell what had happened, and somebody else told it differently?

== knock
-- beginner
Esta noche {kids} [abre|abren] un libro.
Tonight {kids} [opens|open] a book.
Es {topic}.
It is {topic}.
<En la primera página, alguien llama a {place}./Antes de la segunda línea, alguien llama a {place}.>
<On the first page there is a knock at {place}./Before line two there is a knock at {place}.>
+ {place.now}
+ {place.now}
Es {villain}, con {bag}.
It is {villain}, with {bag}.

—Buenas noches —dice {villain}—.
“Good evening,” says {villain}.
<Vengo a quejarme./Quiero hablar de la página nueve./Vengo por ese libro.>
<“I have a complaint.”/“I want to talk about page nine.”/“I have come about that book.”>
-- intermediate
Aquella noche, {kids} [abrió|abrieron] el libro por la primera página.
That night {kids} opened the book at the first page.
Era {topic}.
It was {topic}.
<Entonces llamaron a {place}./En la segunda línea llamaron a {place}./No habían pasado ni la primera hoja cuando llamaron a {place}.>
<Then there was a knock at {place}./At line two there was a knock at {place}./Not one page had been turned when there was a knock at {place}.>
+ {place.was}
+ {place.was}
Era {villain}, con {bag} bajo el brazo.
It was {villain}, carrying {bag}.

—<Vengo a poner una queja —dijo {villain}./Quisiera hablar de la página nueve —dijo {villain}.>
<“I have come to complain,” said {villain}./“I should like a word about page nine,” said {villain}.>
-- advanced
Aquella noche {kids} [abrió|abrieron] un libro, que era {topic}.
That night {kids} opened a book, which was {topic}.
<En la primera página llamaron a {place}./Iban por el segundo adjetivo cuando llamaron a {place}.>
<On the first page there was a knock at {place}./At the second adjective there was a knock at {place}.>
+ {place.was}
+ {place.was}
+ Era {villain}, con {bag} y cara de llevar años ensayando la frase.
+ It was {villain}, with {bag} and the look of somebody who has practised a sentence for years.

—<Vengo a presentar una queja —dijo {villain}—, y traigo pruebas./Quisiera comentar la página nueve —dijo {villain}—, si no es mala hora.>
<“I have come to make a complaint,” said {villain}, “and I have brought proof.”/“I should like a word about page nine,” said {villain}, “if this is not a bad time.”>

== told
-- beginner
<—Primero leo yo —dice {kid}./—Primero habla el libro —dice {kid}.>
<“First I will read,” says {kid}./“The book speaks first,” says {kid}.>

{villain.bookone}
{villain.bookone}
{villain.booktwo}
{villain.booktwo}
{villain.bookend}
{villain.bookend}

* —Así lo dice el libro —dice {kid}.
* “That is what the book says,” says {kid}.

+ <{villain} mueve la cabeza muy despacio./{villain} suspira, y el libro pasa una hoja.>
+ <{villain} nods very slowly./{villain} sighs, and the page turns.>
-- intermediate
+ —Antes de nada —dijo {kid}—, leamos lo que pone.
+ “First of all,” said {kid}, “let us read what it says.”

{villain.bookone}
{villain.bookone}
{villain.booktwo}
{villain.booktwo}
{villain.bookend}
{villain.bookend}

* —Eso es lo que dice el libro —dijo {kid}, y lo cerró.
* “That’s what the book says,” said {kid}, and closed it.

+ <{villain} lo había escuchado entero, moviendo los labios./{villain} suspiró tanto que se pasó una hoja.>
+ <{villain} had listened to it all, with moving lips./{villain} sighed so much that a page turned over.>
-- advanced
+ —Empecemos por lo que está impreso —propuso {kid}, y lo leyó de pie.
+ “Let us begin with what is in print,” said {kid}, and read it out.

{villain.bookone}
{villain.bookone}
{villain.booktwo}
{villain.booktwo}
{villain.bookend}
{villain.bookend}

* —Eso, palabra por palabra, es lo que dice el libro —terminó {kid}.
* “That, word for word, is what the book says,” {kid} concluded.

+ {villain} se lo sabía de memoria, con comas y todo.
+ It was plain that {villain} knew it by heart, commas and all.

== true
-- beginner
<{villain} se sienta en una silla muy pequeña./{villain} no se sienta, y mira el suelo.>
<{villain} sits down on a very small chair./{villain} does not sit, and looks at the floor.>

—{villain.trueone} —dice {villain}.
“{villain.trueone},” says {villain}.

—Eso no lo dice el libro —dice {other}.
“The book does not say that,” says {other}.

—{villain.truetwo} —dice {villain}.
“{villain.truetwo},” says {villain}.

<Y enseña {villain.proof}./La prueba es {villain.proof}.>
<The proof is {villain.proof}./And here is {villain.proof}.>
-- intermediate
+ {villain} se sentó en la silla más pequeña, con mucho cuidado.
+ {villain} sat down very carefully on the smallest chair.

—{villain.trueone} —empezó.
“{villain.trueone},” began {villain}.

—Eso no lo dice el libro —dijo {other}.
“The book doesn’t say that,” said {other}.

—No, y hay más cosas que no dice —dijo {villain}—.
“No, and there is more that it doesn’t say,” said {villain}.
{villain.truetwo}.
“{villain.truetwo}.”

<Sobre la mesa quedó la primera prueba: {villain.proof}./La prueba salió de debajo de todo: {villain.proof}.>
<On the table lay the first proof: {villain.proof}./The proof came from the very bottom: {villain.proof}.>
-- advanced
+ {villain} eligió la silla más pequeña, seguramente para no asustar.
+ {villain} chose the smallest chair, so as not to frighten anybody.

—{villain.trueone} —dijo en voz baja, y miró a la lámpara.
“{villain.trueone},” said {villain} quietly, looking at the lamp.

—Eso no lo dice el libro —dijo {other}.
“The book doesn’t say that,” said {other}.

@villain —Hay muchas cosas que no dice, y esta es la mejor.
“There are many things that it doesn’t say, and this is the best of them.”
{villain.truetwo}.
“{villain.truetwo}.”

<Y sobre la mesa, con dos dedos, dejó {villain.proof}./Y para que nadie lo dudara, desenvolvió {villain.proof}.>
<And on the table, with two fingers, {villain} laid {villain.proof}./And so that nobody should doubt it, {villain} unwrapped {villain.proof}.>

== portrait in proofs
-- beginner
{villain} busca la página nueve.
{villain} finds page nine.

—Mira mi nariz en este dibujo —dice {villain}.
“Look at my nose in this picture,” says {villain}.

La nariz del dibujo es verde.
The nose in the picture is green.
{kid} mira las dos narices.
{kid} looks at both noses.
<La de verdad tiene pecas./La de verdad está un poco roja.>
<The real one has freckles./The real one is a little red.>

—Me lavé la cara —dice {villain}—, y salgo así.
“I washed my face for it,” says {villain}.

{other} borra el verde con una goma.
{other} takes a rubber and rubs out the green.
-- intermediate
{villain} abrió el libro por la página nueve y señaló el dibujo.
{villain} opened the book at page nine and pointed at the picture.

—Esa nariz no es mía —dijo—, y los dientes son de otra persona.
“That is not my nose,” said {villain}, “and the teeth are somebody else’s too.”

{kid} comparó las dos narices con una regla.
{kid} compared the two noses with a ruler.
<La de verdad era más corta y tenía pecas./La de verdad era más corta y estaba algo resfriada.>
<The real one was shorter and had freckles./The real one was shorter and had a slight cold.>

—Estuve tres horas sin moverme para ese dibujo —suspiró {villain}.
“I sat three hours without moving for that picture,” sighed {villain}.
-- advanced
El dibujo de la página nueve merecía, según {villain}, un capítulo aparte.
The picture on page nine deserved, according to {villain}, a chapter of its own.
La nariz era verde, los dientes no eran suyos y detrás salían tres rayos que aquel día no hubo.
The nose was green, the teeth belonged to somebody else, and there had been no lightning that day.
+ {kid} comparó ambas narices con una regla y tuvo que reconocer que <la de verdad era más amable/la auténtica medía la mitad>.
+ {kid} compared the two noses with a ruler and had to admit that <the real one was kinder/the real one was half as long>.

== biscuit in proofs
-- beginner
{other} pone un plato con galletas.
{other} puts out a plate of biscuits.
{villain} toma una y la mira.
{villain} takes one and looks at it.

—¿No me las como todas? —pregunta—.
“Shall I not eat them all?” asks {villain}.
En el libro me lo como todo.
“In the book I eat it all.”

<Se la come en nueve bocados./Se la come sin hacer ruido.>
<It takes nine small bites./It takes a while, and makes no noise.>
Guarda media en el bolsillo.
Half of it goes into a pocket.

—Para el camino —dice {villain}.
“For the way home,” says {villain}.

La última galleta se queda en el plato.
The last biscuit stays on the plate.
-- intermediate
{other} sacó un plato con seis galletas, por educación, y esperó.
{other} brought six biscuits on a plate, to be polite, and waited.

—En el libro me las comería todas —dijo {villain}—, y también el plato.
“In the book I would eat them all,” said {villain}, “and the plate too.”

Tomó una sola y <la partió en nueve trozos/preguntó de qué eran>.
{villain} took only one and <broke it into nine pieces/asked what was in it>.
Las migas las recogió con un dedo.
The crumbs were picked up with one finger.
En el plato quedó la última galleta.
The last biscuit was left on the plate.
Nadie quiso comérsela.
Nobody wanted to be the one.
-- advanced
{other} sacó un plato de galletas, en parte por cortesía y en parte como experimento.
{other} brought a plate of biscuits, partly out of politeness and partly as an experiment.

—Según el libro, debería comérmelas todas y seguir con la mesa —dijo {villain}.
“According to the book, I ought to eat them all and go on to the table,” said {villain}.

Tomó una, <la dividió en nueve y recogió las migas/preguntó si llevaba nueces> y dio las gracias dos veces.
{villain} took one, <divided it into nine, picked up the crumbs/asked whether there were nuts in it> and said thank you twice.

== letters in proofs
-- beginner
{villain} tiene mil cartas.
{villain} has a thousand letters.
Son de gente que lee el cuento.
They are from people who read the tale.
{kid} lee una carta: «¡Fuera!».
{kid} reads one letter: “Boo!”
{other} lee otra carta: «¡Fuera, fuera!».
{other} reads another letter: “Boo, boo!”
Todas dicen lo mismo.
They all say the same.

—Menos esta —dice {villain}.
“Except this one,” says {villain}.

Es muy pequeña y está muy doblada.
It is very small and folded many times.
<Dice: «¿Qué color te gusta?»./Dice: «¿Tienes frío en el bosque?».>
<It says: “What colour do you like?”/It says: “Are you cold out there?”>
-- intermediate
Luego salieron las cartas, que eran más de mil.
Then came the letters, of which there were more than a thousand.
{kid} abrió una, que decía «¡fuera!», y otra, que decía «¡fuera, fuera!».
{kid} opened one that said “boo”, and another that said “boo, boo”.

—Todas son así —explicó {villain}—, menos esta.
“They’re all like that,” said {villain}, “except this one.”

Estaba tan doblada que se había partido por las esquinas.
It had been folded so often that the corners were torn.
<«¿Qué color te gusta?», preguntaba con letra grande./«¿Pasas frío por las noches?», preguntaba con letra grande.>
<“What colour do you like?” it asked in big writing./“Are you cold at night?” it asked in big writing.>
-- advanced
De debajo salió un paquete de cartas, más de mil, atadas con una cuerda.
From underneath came a bundle of letters, more than a thousand, tied with string.
{kid} leyó unas cuantas al azar, y todas pedían, con distinta ortografía, que {villain} se marchara.
{kid} read a few of them, and all asked, with different spelling, that {villain} should go away.
Una venía aparte, tan doblada que casi era tela: <«¿Qué color te gusta?»/«¿Pasas frío por las noches?»>.
One was kept apart, folded so often that it was nearly cloth: <“What colour do you like?”/“Are you cold at night?”>

== party in proofs
-- beginner
—Hay otra cosa —dice {villain}—.
“There is one more thing,” says {villain}.
Nunca veo el final.
“I never see the end.”

Es verdad: en la última página solo están los demás.
It is true: on the last page there are only the others.
{kid} abre la última página.
{kid} opens the last page.
Hay una fiesta, con tarta y violines.
There is a party, with cake and violins.
{villain} mira la tarta mucho rato.
{villain} looks at the cake for a long time.

—<¿Y de qué es? —pregunta./¿Eso es limón? —pregunta.>
<“And what kind is it?” asks {villain}./“Is that lemon?” asks {villain}.>

—Es de limón —dice {kid}.
“It is lemon,” says {kid}.
-- intermediate
—Y otra cosa —dijo {villain}—: nunca he visto cómo acaba.
“And another thing,” said {villain}, “I have never seen how it ends.”

Era cierto, porque para entonces siempre lo habían echado del cuento.
It was true, because by then the villain is always out of the story.
{kid} abrió la última página, donde había una fiesta con violines.
{kid} opened the last page, where there was a party with violins.
{villain} acercó la cara al papel.
{villain} came closer and closer to the paper.

—<¿De qué es la tarta? —preguntó./¿Y bailan todos? —preguntó.>
<“What kind of cake is that?” asked {villain}./“And do they all dance?” asked {villain}.>
-- advanced
—Y no sé cómo acaba —añadió {villain}—, porque en la última página ya no trabajo.
“And I don’t know how it ends,” added {villain}, “because I don’t work on the last page.”

{kid} la abrió con cuidado: una fiesta, violines y una tarta de limón de tres pisos.
{kid} opened it carefully: a party, violins, and a lemon cake three storeys high.
{villain} se acercó tanto al papel que <lo empañó/rozó la tarta con la nariz>.
{villain} came so close to the paper that <it turned misty/nose and cake touched>.

+ —De manera que era esto lo que se oía —murmuró.
+ “So that is what I used to hear,” murmured {villain}.

== voice in proofs
-- beginner
—¿Y mi voz? —pregunta {villain}—.
“And my voice?” asks {villain}.
¿Cómo la hace la gente?
“How do people do it?”

{kid} hace la voz del cuento.
{kid} does the voice from the tale.
Es una voz horrible, como una puerta vieja.
It is a horrible voice, like an old door.
<El gato se mete debajo de la mesa./El gato se va del cuarto.>
<The cat goes under the table./The cat leaves the room.>

—Yo no hablo así —dice {villain}, muy bajito.
“I don’t talk like that,” says {villain} very softly.

{other} prueba con una voz normal.
{other} tries a normal voice.
Es más difícil que la otra.
It is harder than the other one.
-- intermediate
—¿Qué voz me pone la gente? —quiso saber {villain}.
“What voice do people give me?” asked {villain}.

{kid} hizo la de siempre, que sonaba como una puerta con hambre.
{kid} did the usual one, which sounded like a hungry door.
<El gato se metió debajo de la mesa./Hasta el gato pidió salir.>
<The cat went under the table./Even the cat asked to be let out.>

—¿Así todas las noches? —preguntó {villain}, que hablaba como un bibliotecario.
“Like that, every night?” asked {villain}, who talked like a librarian.

{other} buscó otra, y tardó bastante en encontrar una normal.
{other} looked for another one, and took some time to find one that was normal.
-- advanced
{villain} quiso oír qué voz le ponían en las casas, y {kid} hizo la de todas las noches.
{villain} wished to hear what voice people used at home, and {kid} did the usual one.
Sonó como una puerta hambrienta, y <el gato se refugió debajo de la mesa/el gato pidió salir>.
It sounded like a hungry door, and <the cat took refuge under the table/the cat asked to be let out>.

+ —¿Y eso delante de los pequeños? —dijo {villain}, con voz de bibliotecario.
+ “In front of small children?” said {villain}, in the voice of a librarian.

== crow in proofs
-- beginner
—Hay un testigo —dice {villain}.
“Somebody saw it all,” says {villain}.

En el dibujo hay un árbol.
In the picture there is a tree.
En el árbol hay un cuervo muy pequeño.
In the tree there is a very small crow.
El cuervo sale en todas las páginas.
The crow is on every page.

—¿Viste lo que pasó? —pregunta {kid}.
“Did you see what happened?” asks {kid}.

<El cuervo mira hacia otro lado./El cuervo cierra un ojo.>
<The crow looks the other way./The crow closes one eye.>

—No habla —dice {other}.
“It does not talk,” says {other}.

—En el libro no le dejan —dice {villain}.
“The book does not let it,” says {villain}.
-- intermediate
—Tengo un testigo —dijo {villain}, y señaló un árbol del dibujo.
“I have a witness,” said {villain}, pointing at a tree in the picture.

Entre las hojas había un cuervo del tamaño de una coma.
Among the leaves was a crow the size of a comma.
Salía en todas las páginas, y nadie lo había visto nunca.
It was on every page, and nobody had ever noticed it.

—¿Qué pasó de verdad? —le preguntó {kid}.
“What really happened?” asked {kid}.

<El cuervo miró hacia otro lado, como si esperara un autobús./El cuervo parecía tener mucho que decir y ninguna línea.>
<The crow looked the other way, as if waiting for a bus./The crow seemed to have much to say, and no lines.>
-- advanced
—Hay un testigo —anunció {villain}, y puso el dedo sobre un árbol del fondo.
“There is a witness,” {villain} announced, with one finger on a tree in the background.

Entre las hojas se distinguía un cuervo no mayor que una coma, que salía en todas las páginas.
Among the leaves was a crow no bigger than a comma, which stood on every page.
<Le preguntaron qué había visto, y siguió mirando al infinito, como quien espera un autobús./Nadie le había escrito nunca una línea, y ya se había acostumbrado.>
<They asked what it had seen, and it went on looking into the distance, as if waiting for a bus./Nobody had ever written it a line, and it was used to that.>

== hours in proofs
-- beginner
—¿Sabes en cuántas casas leen esto? —pregunta {villain}.
“Do you know how many people read this?” asks {villain}.

—No —dice {kid}.
“No,” says {kid}.

—En nueve mil —dice {villain}—, y a la misma hora.
“Nine thousand,” says {villain}, “and all at bedtime.”

{villain} tiene que correr de libro en libro.
{villain} has to run from book to book.
<Una vez llegó al libro de los peces./Una noche entró en un libro de cocina.>
<Once it was a book about fish./One night it was a cookbook.>

—¿Y las vacaciones? —pregunta {other}.
“And holidays?” asks {other}.

—Cuando se rompe la lámpara —dice {villain}.
“When the lamp breaks,” says {villain}.
-- intermediate
{villain} habló entonces de su horario.
Then {villain} spoke of working hours.
El cuento se leía cada noche en nueve mil casas.
The tale was read every night in nine thousand homes.
En todas era la hora de dormir.
In all of them it was bedtime.

—Corro de libro en libro —dijo—, y <ayer me metí en uno de cocina/una vez aparecí en un atlas>.
“I run from book to book,” said {villain}, “and <yesterday I ended in a cookbook/once I came out in an atlas>.”

—¿Y cuándo descansas? —preguntó {kid}.
“And when do you rest?” asked {kid}.

—Cuando alguien se duerme en la página tres —contestó {villain}.
“When somebody falls asleep on page three,” answered {villain}.
-- advanced
Salió también el asunto del horario, que era peor que el de los panaderos.
There was also the matter of working hours, which no baker would have accepted.
El cuento se leía cada noche en nueve mil casas.
The tale was read each night in nine thousand homes.
Como era siempre a las ocho y media, {villain} vivía corriendo.
As it was always at half past eight, {villain} lived at a run.

+ —Ayer, con las prisas, salí en un <libro de cocina/atlas> —confesó—, y di un susto espantoso.
+ “Yesterday, in the rush, I came out in <a cookbook/an atlas>,” {villain} confessed, “and gave everybody a fright.”

== mother in proofs
-- beginner
{villain} saca una foto pequeña.
{villain} takes out a small photo.

—Esta es mi madre —dice {villain}.
“This is my mother,” says {villain}.

La madre tiene la misma nariz.
The mother has the same nose.
Sonríe delante de una nevera.
She is smiling in front of a fridge.
En la nevera hay un dibujo: es la página nueve.
On the fridge there is a picture: it is page nine.

—¿Le gusta esa página? —pregunta {kid}.
“Does she like that page?” asks {kid}.

<—Dice que salgo muy bien —dice {villain}./—Dice que ese día comí poco —dice {villain}.>
<“She says it looks like me,” says {villain}./“She says that I look thin,” says {villain}.>

{other} mira la foto mucho rato.
{other} looks at the photo for a long time.
-- intermediate
De un bolsillo salió una foto con las esquinas redondas de tanto uso.
Out of a pocket came a photograph with worn corners.

—Mi madre —dijo {villain}.
“My mother,” said {villain}.

Tenía la misma nariz y sonreía delante de una nevera.
She had the same nose and was smiling in front of a fridge.
En la puerta, con un imán, colgaba la página nueve.
On the door, under a magnet, hung page nine.

—¿Y qué dice de esto? —preguntó {kid}.
“And what does she say about it?” asked {kid}.

<—Que salgo con mala cara porque no desayuno —contestó {villain}./—Lee solo lo que pone debajo de mi nombre —contestó {villain}.>
<“That I look like that because I skip breakfast,” answered {villain}./“She only looks at the picture,” answered {villain}.>

{other} devolvió la foto con las dos manos.
{other} gave the photograph back with both hands.
-- advanced
De un bolsillo interior salió, sin que nadie la pidiera, una foto gastada por las esquinas.
From an inside pocket came, though nobody had asked for it, a photograph with worn corners.
Era una señora con la misma nariz, delante de una nevera en la que colgaba, con un imán, la página nueve.
It was a lady with the same nose, in front of a fridge on which hung, under a magnet, page nine.

<—Mi madre —explicó {villain}—: según ella, ese día había desayunado poco./—Mi madre —explicó {villain}—: cuando llegan visitas, la tapa con el calendario.>
<“My mother,” explained {villain}, “who says that I had not had a proper breakfast.”/“My mother,” explained {villain}, “who covers it with the calendar when people come.”>

== swap in proofs
-- beginner
—Prueba un minuto —dice {villain}.
“Try it for one minute,” says {villain}.

Ahora {kid} dice buenas noches en la puerta.
Now {kid} says good evening at the door.

—¡Ay! —grita {villain}, y se mete debajo de la mesa.
“Help!” cries {villain}, and gets under the table.

El gato corre también.
The cat runs too.
Alrededor solo queda una lámpara.
There is only a lamp left.
<{kid} dice buenas noches otra vez, a la lámpara./{kid} mira sus manos, que son las de siempre.>
<{kid} says good evening again, to the lamp./{kid} looks at two hands, the same as ever.>

—Eso todas las noches —dice {villain} debajo de la mesa.
“That is every night,” says {villain} under the table.
-- intermediate
—Haz tú de mí un minuto —propuso {villain}.
“Be me for one minute,” said {villain}.

{kid} salió, llamó a la puerta y dio las buenas noches.
{kid} went out, knocked at the door and said good evening.
{villain} gritó y se metió debajo de la mesa, y el gato saltó por encima.
{villain} screamed and got under the table, and the cat jumped over it.
<{kid} se lo repitió a la lámpara, que no se movió./Un lápiz seguía rodando por la mesa.>
<{kid} said it again to the lamp, which did not move./A pencil was still rolling across the table.>

—Y eso que lo has hecho con cariño —dijo {villain} desde abajo.
“And you did it kindly,” said {villain} from below.
-- advanced
—Ponte en mi página un minuto —propuso {villain}—, y da las buenas noches.
“Stand on my page for a minute,” proposed {villain}, “and say good evening.”

{kid} salió, llamó y saludó con la mejor de las voces.
{kid} went out, knocked and used the very best of voices.
+ {villain} gritó y se escondió debajo de la mesa, el gato la cruzó por el aire, y <la única que se quedó fue la lámpara/el saludo se quedó sin nadie>.
+ {villain} screamed and hid under the table, the cat crossed it by air, and <only the lamp was left/there was nobody left to greet>.

—Nueve mil veces por noche —dijo {villain} desde abajo.
“Nine thousand times a night,” said {villain} from below.

== advert in proofs
-- beginner
{villain} tiene un papel muy viejo, de periódico.
{villain} has a page from a very old paper.
{kid} lo lee en voz alta.
{kid} reads it aloud.

—«Un cuento busca a alguien grande» —lee {kid}—.
“Tale looks for someone big,” reads {kid}.
«Hay que saber llamar a una puerta».
“Must know how to knock.”
<«Se da sombrero»./«Habrá tarta».>
<“Hat is free.”/“There will be cake.”>

—¿No dice nada de malo? —pregunta {other}.
“It does not say bad?” asks {other}.

—Nada —dice {villain}—.
“No,” says {villain}.
Y de la tarta no he visto ni una miga.
“And I have not seen one crumb of cake.”
-- intermediate
{villain} desdobló un recorte de periódico, amarillo como un plátano.
{villain} unfolded a piece of newspaper, as yellow as a banana.

—«Cuento busca personaje grande, con buena voz» —leyó {kid}—.
“Tale needs somebody big, with a good voice,” read {kid}.
<«Se ofrece sombrero, y tarta en la última página»./«Poco trabajo: una puerta, una cama y tarta».>
<“Hat given, and cake on the last page.”/“Easy work: one door, one bed and cake.”>

—¿Y lo de ser malo? —preguntó {other}.
“And being bad?” asked {other}.

—Eso lo dijeron el primer día —contestó {villain}—, con el sombrero ya puesto.
“They told me that on the first day,” answered {villain}, “when I had the hat on.”
-- advanced
{villain} desplegó un anuncio de periódico, amarillo y casi transparente.
{villain} unfolded an advertisement from a newspaper, yellow and nearly transparent.

—«Cuento de prestigio busca personaje corpulento, de voz agradable» —leyó {kid}—.
“Well-known tale requires large person with pleasant voice,” read {kid}.
<«Una sola escena, sombrero y tarta al final»./«Se exige saber llamar a las puertas, se ofrece tarta».>
<“One scene only, hat, and cake at the end.”/“Must know how to knock, cake provided.”>

—De la maldad se habló más tarde —dijo {villain}—, y de la tarta, nunca.
“The badness came up later,” said {villain}, “and the cake never did.”

== queue long
-- beginner
De pronto se oye un ruido en la escalera.
Then there is a noise on the stairs.
{other} abre la puerta y mira.
{other} opens the door and looks.
Hay una cola muy larga.
There is a very long line.
Hay un ogro con un paraguas.
There is an ogre with an umbrella.
Hay una serpiente con gafas.
There is a snake with glasses.
Hay tres hadas enfadadas.
There are three angry fairies.
<Al final hay un tiburón en un cubo./Al final hay un pirata con un pie de madera y una silla.>
<At the end there is a shark in a bucket./At the end there is a pirate with a wooden leg and a chair.>
Todos tienen carpetas.
They all have folders.

—¿Es aquí donde se quejan los malos? —pregunta el ogro.
“Is this where villains complain?” asks the ogre.

—Hoy no hay más sitio —dice {kid}.
“There is no more room today,” says {kid}.

—Siempre dicen lo mismo —dice la serpiente.
“They always say that,” says the snake.

<Un hada deja su queja debajo de la puerta./El ogro da un número a cada uno.>
<One fairy leaves her complaint under the door./The ogre gives each one a number.>
Se sientan en los escalones y esperan.
They sit down on the steps and wait.
Nadie empuja y nadie grita.
Nobody pushes and nobody shouts.
Para ser malos, esperan muy bien.
For villains, they wait very well.
La serpiente ocupa cuatro.
The snake takes up four.
-- intermediate
De pronto se oyeron pasos en la escalera, de muchos pies y alguna cola.
Suddenly there were steps on the stairs, of many feet and one or two tails.
{other} abrió la puerta y se encontró con una fila que llegaba hasta el portal.
{other} opened the door and found a line that went down to the street.
Había un ogro con paraguas, una serpiente con gafas y tres hadas muy enfadadas.
There was an ogre with an umbrella, a snake with glasses and three very angry fairies.
<Al fondo, un tiburón esperaba en su cubo./Al fondo, un pirata se había traído la silla.>
<At the far end a shark was waiting in its bucket./At the far end a pirate had brought a chair.>

—¿Es aquí donde se quejan los malos? —preguntó el ogro.
“Is this where villains complain?” asked the ogre.

—Hoy está completo —dijo {kid}—, y mañana hay colegio.
“We are full today,” said {kid}, “and tomorrow is a school day.”

—Eso nos dicen desde hace doscientos años —suspiró la serpiente.
“They have been telling us that for two hundred years,” sighed the snake.

Se sentaron en los escalones, y el ogro <repartió números/puso el paraguas por si goteaba alguien>.
They sat down on the steps, and the ogre <gave out numbers/held the umbrella in case somebody dripped>.
La serpiente ocupó el segundo piso entero.
The snake took up the whole of the second floor.
-- advanced
De pronto se oyó en la escalera un rumor de pasos, de escamas y de algo que iba saltando.
Suddenly there was a sound on the stairs, of steps, of scales and of something that was hopping.
{other} abrió la puerta, y la fila llegaba hasta el portal y daba la vuelta a la manzana.
{other} opened the door, and the line went down to the street and round the corner.
Estaban el ogro de las botas, con paraguas, una serpiente con gafas y tres hadas a las que nadie había invitado a nada.
There was an ogre with an umbrella, a snake with glasses, and three fairies whom nobody had ever invited.
<Cerraba la cola un tiburón, en un cubo que alguien le llevaba./Cerraba la cola un pirata que se había traído la silla.>
<Last in the line was a shark, in a bucket that somebody carried./Last in the line was a pirate who had brought his own chair.>

—¿Es aquí donde se atiende a los malos? —preguntó el ogro, que olía a lluvia.
“Is this where villains are heard?” asked the ogre, who smelled of rain.

—Hoy solo queda tiempo para una queja —dijo {kid}.
“Today there is only time for one complaint,” said {kid}.

—Doscientos años llevo oyendo eso —silbó la serpiente, y ocupó el segundo piso entero.
“I have been hearing that for two hundred years,” hissed the snake, and took up the whole of the second floor.

== page ages=3-5,6-8
-- beginner
<{kid} busca un lápiz./{other} trae un lápiz corto.>
<{kid} looks for a pencil./{other} brings a short pencil.>

<—A lápiz no es para siempre —dice {kid}—, pero es verdad./—En el libro sobra sitio —dice {kid}.>
<“Pencil is not for ever,” says {kid}, “but it is true.”/“There is room in the book,” says {kid}.>

<{kid} abre la página nueve./En la página nueve hay un borde blanco.>
<{kid} opens the book at page nine./On page nine there is a white edge.>
Escribe: «{villain.line}».
{kid} writes: “{villain.line}”.
<{villain} lo lee tres veces./{villain} lo lee con el dedo.>
<{villain} reads it three times./{villain} reads it with one finger.>

* —Ahora lo dice el libro —dice {kid}.
* “Now the book says that,” says {kid}.
-- intermediate
<{kid} afiló un lápiz./{kid} pidió un lápiz, y el más corto era el mejor.>
<{kid} sharpened a pencil./{kid} asked for a pencil, and the shortest was the best.>
<El lápiz no les hace daño a los libros./A los libros, el lápiz solo les hace cosquillas.>
<Pencil does a book no harm./Pencil only tickles a book.>
<En la página nueve, al borde, escribió: «{villain.line}»./En lo blanco de la página nueve escribió: «{villain.line}».>
<On page nine, near the edge, {kid} wrote: “{villain.line}”./In the white of page nine {kid} wrote: “{villain.line}”.>
+ <{villain} lo leyó tres veces, la última en voz alta./{villain} lo leyó con el dedo, despacio.>
+ <{villain} read it three times, the last time aloud./{villain} read it with one finger, slowly.>

* —Ahora sí lo dice el libro —dijo {kid}.
* “Now the book does say it,” said {kid}.
-- advanced
<{kid} afiló un lápiz hasta que la punta pareció una aguja./{kid} eligió un lápiz, que perdona, y no un bolígrafo, que no.>
<{kid} sharpened a pencil until the point was like a needle./{kid} chose a pencil, which forgives, and not a pen, which does not.>
En el margen de la página nueve, con letra de libro, escribió: «{villain.line}».
In the margin of page nine, in writing like print, {kid} wrote: “{villain.line}”.
+ <{villain} lo leyó tres veces, y a la tercera le falló la voz./{villain} pasó el dedo por encima, como si aún estuviera caliente.>
+ <{villain} read it three times, and the third time there was no voice./{villain} touched it with one finger, as if it were still warm.>

* —Ahora sí lo dice el libro —dijo {kid}.
* “Now the book does say it,” said {kid}.

== fine ages=9-12
-- beginner
El libro es de la biblioteca.
The book is from the library.
En los libros de la biblioteca no se escribe.
Nobody may write in a library book.
<{kid} cuenta sus monedas: son tres semanas./Eso cuesta tres semanas de monedas.>
<{kid} counts some coins: that is three weeks./That costs three weeks of coins.>
Después escribe: «{villain.line}».
Then {kid} writes: “{villain.line}”.

* —Ahora lo dice el libro —dice {kid}.
* “Now the book says that,” says {kid}.

+ El lunes, la bibliotecaria mira la página y mira las monedas.
+ On Monday the librarian looks at the page and at the coins.
-- intermediate
El libro era de la biblioteca.
The book was from the library.
En esos libros no se escribe ni a lápiz.
Nobody may write in those, even in pencil.
La multa eran tres semanas de monedas.
The fine was three weeks of coins.
{kid} las puso en fila sobre la mesa.
{kid} laid them in a row on the table.
Luego escribió en la página nueve: «{villain.line}».
Then {kid} wrote on page nine: “{villain.line}”.

* —Ahora sí lo dice el libro —dijo {kid}.
* “Now the book does say it,” said {kid}.

+ El lunes pagó sin explicar nada.
+ On Monday it was paid for, without a word.
-- advanced
El libro era de la biblioteca, donde escribir en un margen cuesta tres semanas de monedas.
The book belonged to the library, where a line in the margin costs three weeks of pocket money.
{kid} las puso en fila sobre la mesa, las miró un buen rato y escribió: «{villain.line}».
{kid} laid the coins in a row, looked at them for quite a while and wrote: “{villain.line}”.

* —Ahora sí lo dice el libro —dijo {kid}.
* “Now the book does say it,” said {kid}.

+ El lunes pagó la multa sin dar explicaciones, y la bibliotecaria leyó el margen dos veces.
+ On Monday the fine was paid without a word, and the librarian read the margin twice.

== doubt medium
-- beginner
<{other} piensa con la mano en la cara./{other} lleva mucho rato sin hablar.>
<{other} thinks, chin in hand./{other} has been quiet for a long time.>

—¿Y si no es verdad? —pregunta {other}.
“And what if it is not true?” asks {other}.

{villain} mira el suelo.
{villain} looks at the floor.

—Una parte no —dice {villain}—.
“One part is not,” says {villain}.
También hice cosas malas.
“I did bad things too.”

—¿Cuáles? —pregunta {kid}.
“Which ones?” asks {kid}.

<—Las de la página doce —dice {villain}./—Casi todas las de la página diez —dice {villain}.>
<“Those on page twelve,” says {villain}./“Most of those on page ten,” says {villain}.>

Eso lo dejan como está.
They leave that as it is.
-- intermediate
{other} llevaba un rato sin hablar.
For some time {other} had said nothing.

—¿Y cómo sabemos que todo eso es verdad? —preguntó.
“And how do we know that it’s all true?” asked {other}.

{villain} miró las migas de la mesa.
{villain} looked at the crumbs on the table.

—Todo no lo es —dijo por fin—, porque <lo de la página doce lo hice yo/la página diez está bastante bien contada>.
“Not all of it is,” {villain} said at last, “because <I did do what is on page twelve/page ten is quite well told>.”

<Nadie dijo nada durante un minuto./El reloj dijo tic, y luego dijo tac.>
<For a minute nobody spoke./The clock said tick, and then it said tock.>

—Pues esa página se queda —dijo {kid}.
“Then that page stays,” said {kid}.
-- advanced
{other} llevaba un rato haciendo montones con las migas.
For some time {other} had been making heaps of crumbs.

—¿Y cómo sabemos que todo eso es cierto? —preguntó.
“And how are we to know that all this is true?” asked {other}.

—Porque no lo es todo —respondió {villain} después de un silencio—: <lo de la página doce lo hice yo/la página diez está muy bien contada>.
“Because not all of it is,” answered {villain} after a silence, “and <I did do what is on page twelve/page ten is very well told>.”

—Entonces la página esa se queda como está —dijo {kid}, y a {villain} le pareció justo.
“Then that page stays as it is,” said {kid}, and {villain} thought this fair.

== work long
-- beginner
{villain} mira el reloj y salta.
{villain} looks at the clock and jumps up.

—¡Es tardísimo! —dice {villain}—.
“It is very late!” says {villain}.
En la casa de al lado ya van por la página ocho.
“Next door they are on page eight.”

Por la pared se oye una voz que lee.
Through the wall comes a voice, reading.
La voz lee despacio, y se acerca a la nueve.
It reads slowly, and page nine is near.
Sin {villain}, en la nueve no pasa nada.
Without {villain}, nothing happens on page nine.
{villain} busca su sombrero debajo de la mesa.
{villain} looks for a hat under the table.
{kid} busca también.
{kid} looks for it too.
<Lo tiene el gato./Está en la cabeza del gato.>
<The cat has it./It is on the cat’s head.>

—Corre —dice {other}.
“Run,” says {other}.

{villain} corre por el pasillo.
{villain} runs down the hall.
Se oye la puerta, y después una página.
There is the sound of the door, and then of a page.
<Al otro lado, alguien dice: «¡Oh!»./Al otro lado, alguien grita un poco, de gusto.>
<On the other side someone says: “Oh!”/On the other side someone screams a bit, for fun.>

—Llegó —dice {kid}.
“Just in time,” says {kid}.
-- intermediate
De pronto, {villain} miró el reloj y se levantó de un salto.
Suddenly {villain} looked at the clock and jumped up.

—En la casa de al lado ya van por la página ocho —dijo.
“Next door they are already on page eight,” said {villain}.

Pegaron la oreja a la pared y oyeron una voz que leía despacio.
They put their ears to the wall and heard a voice that was reading slowly.
Quedaban cuatro líneas para la nueve.
There were four lines left before page nine.
El sombrero no aparecía, porque <lo tenía el gato/el gato estaba sentado en él>.
The hat could not be found, because <the cat had it/the cat was sitting on it>.

—¡Por la escalera no, que hay cola! —gritó {other}.
“Not by the stairs, there is a queue!” shouted {other}.

{villain} salió por la ventana, con una pierna dentro y otra fuera, y saludó.
{villain} went out of the window, one leg after the other, and waved.
Al otro lado de la pared se hizo un silencio de los buenos.
On the other side of the wall there was a silence of the best kind.
<Después alguien gritó un poco, de gusto./Después se oyó un «¡oh!» muy largo.>
<Then somebody screamed a little, for pleasure./Then there was a very long “oh”.>

—Ha llegado a tiempo —dijo {kid}.
“Just in time,” said {kid}.
-- advanced
A las nueve menos tres minutos, {villain} miró el reloj y perdió el color.
At three minutes to nine {villain} looked at the clock and turned pale.

—Al otro lado de esa pared van por la página ocho —dijo—, y sin mí no hay nueve.
“On the other side of that wall they are on page eight,” said {villain}, “and without me there is no page nine.”

Pegaron la oreja al yeso y, en efecto, una voz cansada avanzaba línea a línea hacia el peligro.
They put their ears to the plaster and, sure enough, a tired voice was moving line by line towards the danger.
El sombrero no aparecía por ninguna parte, hasta que <se levantó el gato/el gato, que lo llevaba puesto, pasó por delante>.
The hat was nowhere to be found, until <the cat stood up/the cat, who was wearing it, walked past>.

—Por la escalera no, que está llena —avisó {other}, y abrió la ventana.
“Not by the stairs, they’re full,” warned {other}, and opened the window.

{villain} se sentó en el alféizar, se despidió con el sombrero y desapareció.
{villain} sat down on the sill, raised the hat and was gone.
Hubo al otro lado un silencio magnífico, y luego <un grito pequeño, de puro gusto/un «¡oh!» que duró media página>.
On the other side there was a magnificent silence, and then <a small scream of pure pleasure/an “oh” that lasted half a page>.

== end
-- beginner
<La noche siguiente, {kids} [lee|leen] el libro otra vez./Otra noche, {kids} [abre|abren] el mismo libro.>
<The next night {kids} [reads|read] the book again./Another night, {kids} [opens|open] the same book.>
<{kid} hace una voz normal./La voz de hoy es normal.>
<{kid} reads in a plain voice./Tonight the voice is a plain one.>
<Llega a la última página, con la fiesta y la tarta./En la última página hay fiesta, y {kid} lee despacio.>
<The last page comes, with the party and the cake./On the last page there is a party, and {kid} reads slowly.>
+ <El gato escucha./La lámpara está encendida./Nadie bosteza.>
+ <The cat listens./The lamp is on./Nobody yawns.>

<Detrás de {place}, alguien respira./Algo se mueve detrás de {place}.>
<Behind {place}, somebody is breathing./Something moves behind {place}.>

<—Otra vez la tarta —dice una voz./—Otra vez lo de la tarta, por favor —dice una voz.>
<“Read the cake again,” says a voice./“The cake again, please,” says a voice.>
-- intermediate
<La noche siguiente se leyó otra vez el cuento, con una voz normal./A la noche siguiente, {kids} [abrió|abrieron] otra vez el cuento, y nadie puso voces.>
<The next night the tale was read again, in a normal voice./The next night {kids} opened the tale again, and nobody did voices.>
+ <La línea a lápiz seguía en su sitio, un poco borrosa./En la página nueve olía a lápiz.>
+ <The line in pencil was still there, a little smudged./Page nine smelled of pencil.>
<Al llegar al final, {kid} leyó la fiesta despacio, plato por plato./En la última página, {kid} leyó hasta el nombre de los violines.>
<At the end, {kid} read out the party slowly, dish by dish./On the last page, {kid} read out even the names of the dances.>
+ <El gato cerró los ojos./Nadie se durmió en la página tres.>
+ <The cat closed its eyes./Nobody fell asleep on page three.>

<Detrás de {place} crujió una silla./Se oyó respirar detrás de {place}.>
<Behind {place} a chair creaked./Somebody was breathing behind {place}.>

<—Otra vez lo de la tarta —pidió una voz, muy bajito./—¿Puedes repetir la tarta? —pidió una voz, muy bajito.>
<“The part with the cake again,” said a voice, very softly./“Could you do the cake again?” asked a voice, very softly.>
-- advanced
<La noche siguiente volvieron a empezar por la primera página, esta vez sin poner voces./A la noche siguiente, el cuento se leyó con la misma voz con que se pide el pan.>
<The next night the tale began again at the first page, this time without any voices./The next night the tale was read in the voice in which one asks for bread.>
+ <La línea a lápiz seguía en su margen, algo borrosa de tanto dedo./En la página nueve, al pasarla, olía todavía a lápiz.>
+ <The line in pencil was still in its margin, a little smudged by so many fingers./Page nine, as it was turned, still smelled of pencil.>
+ Al llegar al final, {kid} leyó la fiesta entera, plato por plato y violín por violín.
+ At the end {kid} read out the whole party, dish by dish and violin by violin.

<Detrás de {place} crujió una silla./Detrás de {place}, alguien dejó de respirar para oír mejor.>
<Behind {place} a chair creaked./Behind {place} somebody stopped breathing, to hear better.>

<—Otra vez lo de la tarta, por favor —pidió una voz de bibliotecario./—Perdón —dijo una voz muy educada—, ¿se podría repetir la tarta?>
<“The part with the cake again, please,” said a voice like a librarian’s./“Excuse me,” said a very polite voice, “might we have the cake again?”>
