plot: War is on television at supper, and the child asks; nobody in that kitchen can stop it, but people who fled from it are sleeping near by, so a pot of soup is made and carried there; the pot comes back clean and not empty, and the war goes on.
kinds: original, classic, humor, sci-fi, horror, adventure, fantasy
ages: 3-5, 6-8, 9-12
topics: heavy:war
picture: kitchen, day, worried, kid, other, adult
middle: kitchen, night, worried, kid, other, adult cooks
end: city, night, calm, kid walks, other, adult walks, basket
take kitchen: 1 3 5

title: Las noticias y la sopa = The News and the Soup
title: Una olla de ida y vuelta = A Pot, There and Back
title: Sopa para cuarenta = Soup for Forty
title: La olla grande = The Big Pot

cast adult f old: la abuela Consuelo = Grandma Consuelo
cast adult m old: el abuelo Matías = Grandpa Matías
cast adult f: la tía Elvira = Aunt Elvira
cast adult m: el tío Ramón = Uncle Ramón
cast adult f: la tía Paz = Aunt Paz
cast adult m: el tío Luis = Uncle Luis
cast adult f: la tía Mar = Aunt Mar
cast adult m: el tío León = Uncle León

cast soup: la sopa de lentejas = the lentil soup
cast soup: la sopa de calabaza = the pumpkin soup
cast soup: la sopa de fideos = the noodle soup
cast soup: la sopa de verduras = the vegetable soup
cast soup: la sopa de tomate = the tomato soup
cast soup: la sopa de arroz = the rice soup

cast place: el gimnasio = the sports hall
cast place old: la escuela vieja = the old school
cast place: la biblioteca = the library
cast place: la estación = the station

cast back: un pan redondo = a round loaf
  last: El pan está todavía caliente = The loaf is still warm
cast back: una bolsa de limones = a bag of lemons
  last: Toda la cocina huele a limón = The whole kitchen smells of lemon
cast back: un puñado de nueces = a handful of walnuts
  last: Las nueces suenan en la olla = The walnuts rattle in the pot
cast back: un pájaro de papel = a paper bird
  last: El pájaro tiene las alas abiertas = The bird has its wings open

word: la guerra: guerra, guerras = the war: war, wars
word: la sopa = the soup
word: la olla = the pot
word: la cocina = the kitchen
word: las noticias = the news
word: la cuchara: cuchara, cucharas = the spoon: spoon, spoons
word: lejos = far: far, far away
word: la casa: casa, casas = the house: house, houses, home, homes
word: la cebolla = the onion
word: el mapa = the map
word: la manta = the blanket
word: la puerta = the door
word: la calle = the street
word: el vecino = the neighbour
word: vacío: vacía, vacío = empty
word: la sal = the salt
word: la palabra = the word
word: la pregunta = the question
word: el dibujo: dibujo, dibuja, dibujó = the drawing: drawing, draws, drew
word: limpio: limpia = clean

question: ¿Qué cosa pequeña y útil se podría hacer desde tu cocina? = What small and useful thing could be done from your kitchen?
question: ¿Por qué no vuelve vacía la olla? = Why does the pot not come back empty?
question: ¿Qué has visto en las noticias que te gustaría preguntar? = What have you seen in the news that you would like to ask about?

== news
-- beginner
Es la hora de cenar, y hay noticias en la tele.
It is supper time, and the news is on.
Hablan de una guerra.
It is about a war.
Se ve una casa sin pared.
There is a house with no wall.
<Dentro hay una mesa con un mantel./Dentro hay una lámpara encendida.>
<Inside is a table with a cloth./Inside is a lamp, still lit.>
{kids} [deja|dejan] la cuchara.
{kids} [stops|stop] eating.
{adult} apaga la tele.
{adult} turns it off.
-- intermediate
A la hora de cenar, las noticias hablaban de una guerra.
At supper time the news was about a war.
Se veía una casa sin pared.
There was a house with no wall.
Dentro había <una mesa con su mantel/una lámpara encendida>.
Inside it was <a table with its cloth/a lamp, still lit>.
{kids} [dejó|dejaron] de comer, y {adult} apagó la tele.
{kids} stopped eating, and {adult} turned the television off.
-- advanced
A la hora de cenar, las noticias enseñaron una guerra.
At supper time the news showed a war.
Había una casa a la que le faltaba una pared y, dentro, <una mesa puesta para comer/una lámpara que seguía encendida>.
There was a house that had lost a wall and, inside it, <a table laid for a meal/a lamp that was still lit>.
{kids} [dejó|dejaron] la cuchara en el aire, y {adult} apagó la tele.
{kids} stopped eating in mid-air, and {adult} turned the television off.

== near ages=3-5
-- beginner
—¿La guerra está detrás de la tele? —pregunta {kid}.
“Is the war behind the television?” asks {kid}.

{adult} va a mirar detrás.
{adult} goes and looks behind it.
Hay un cable y polvo.
There are a cable and some dust.

—Está muy lejos —dice {adult}—.
“It is very far away,” says {adult}.
Y yo estoy aquí.
“And I am here.”
-- intermediate
—¿La guerra está detrás de la tele? —preguntó {kid}.
“Is the war behind the television?” asked {kid}.

{adult} fue a mirar, y detrás solo había un cable y polvo.
{adult} went to look, and behind it there were only a cable and dust.

—Está muy lejos —dijo {adult}—, y aquí estoy yo.
“It is very far away,” said {adult}, “and I am here.”
-- advanced
—¿La guerra está detrás de la tele? —quiso saber {kid}.
“Is the war behind the television?” asked {kid}.

{adult} apartó el mueble para mirar, y solo había un cable y mucho polvo.
{adult} moved the furniture to look, and there were only a cable and a lot of dust.

—Está muy lejos —dijo {adult}—, y yo estoy aquí.
“It is very far away,” said {adult}, “and I am right here.”

== come ages=6-8
-- beginner
—¿Puede venir aquí? —pregunta {kid}.
“Can it come here?” asks {kid}.

{adult} se sienta antes de contestar.
{adult} sits down before answering.

—Está lejos, y no viene hacia aquí —dice—.
“It is far away, and it is not coming here,” says {adult}.
Hay mucha gente que trabaja para eso.
“Many people work for that.”
-- intermediate
—¿Puede venir aquí? —preguntó {kid}.
“Can it come here?” asked {kid}.

{adult} se sentó antes de contestar.
{adult} sat down before answering.

—Está lejos, y ahora no viene hacia aquí —dijo—.
“It is far away, and it is not coming here,” said {adult}.
Hay mucha gente que trabaja para que sea así.
“There are many people who work to keep it so.”
-- advanced
—¿Puede venir hasta aquí? —preguntó {kid}.
“Can it come as far as here?” asked {kid}.

{adult} se sentó, porque esa pregunta no se contesta de pie.
{adult} sat down, because you cannot answer that question standing up.

—Está lejos, y no viene hacia aquí —dijo—.
“It is far away, and it is not on its way here,” said {adult}.
Hay muchísima gente que trabaja para que siga siendo así.
“There are a great many people who work to keep it like that.”

== why ages=9-12
-- beginner
—¿Por qué lo hacen? —pregunta {kid}.
“Why do they do it?” asks {kid}.

—Alguien que manda quiere lo que es de otro —dice {adult}—.
“Somebody in power wants what is not theirs,” says {adult}.
Da una orden, y otros van.
“One gives the order, and others go.”

@kid —¿Y la gente de la casa?
“And the people in that house?”

@adult —A esa gente no le pregunta nadie.
“Nobody asks them.”
-- intermediate
—¿Y por qué lo hacen? —preguntó {kid}.
“But why do they do it?” asked {kid}.

—Alguien que manda quiere lo que es de otro y da una orden —dijo {adult}.
“Somebody in power wants what isn’t theirs and gives an order,” said {adult}.

@kid —¿Y la gente de la casa sin pared?
“And the people in the house with no wall?”

—A esa gente no le preguntó nadie —dijo {adult}.
“Nobody asked them,” said {adult}.
-- advanced
—¿Pero por qué lo hacen? —preguntó {kid}.
“But why do they do it?” asked {kid}.

—Alguien con mucho poder quiere lo que no es suyo y da una orden —dijo {adult}.
“Somebody with a lot of power wants what isn’t theirs and gives an order,” said {adult}.

@kid —¿Y a los de la casa sin pared quién les preguntó?
“And who asked the people in the house with no wall?”

—Nadie —dijo {adult}—, y eso es casi todo lo que hay que saber.
“Nobody,” said {adult}, “and that is nearly all there is to know.”

== can
-- beginner
—¿Y qué se puede hacer? —[pregunta|preguntan] {they}.
“What can be done?” [asks {kid}|they ask].

—La guerra no se para desde esta cocina —dice {adult}—.
“You can’t stop a war from this kitchen,” says {adult}.
Pero en {place} duerme gente que ha escapado.
“But people who got away are sleeping in {place}.”
+ Son cuarenta.
+ “There are forty of them.”

* {adult} saca la olla grande.
* {adult} takes out the big pot.
-- intermediate
—¿Y qué se puede hacer? —[preguntó|preguntaron] {they}.
“What can be done about it?” [asked {kid}|they asked].

—Parar una guerra, desde esta cocina, no —dijo {adult}—.
“You can’t stop a war from this kitchen,” said {adult}.
Pero en {place} duermen cuarenta personas que han escapado de ella.
“But forty people who got away from it are sleeping in {place}.”

* Y sacó la olla grande.
* And out came the big pot.
-- advanced
—¿Y qué se puede hacer? —[preguntó|preguntaron] {they}.
“And what can be done about it?” [asked {kid}|they asked].

—Desde esta cocina no se ha parado nunca una guerra —dijo {adult}—.
“Nobody ever stopped a war from this kitchen,” said {adult}.
Pero en {place} duermen desde el lunes cuarenta personas que han escapado de esa.
“But since Monday forty people who got away from that one have been sleeping in {place}.”

* Y sacó del armario la olla grande.
* And out of the cupboard came the big pot.

== night long
-- beginner
Esa noche {kid} no duerme.
That night {kid} cannot sleep.
La casa sin pared está en el techo.
The house with no wall is on the ceiling.
{kid} la ve cada vez.
{kid} keeps seeing it.
Entonces se levanta y toca las paredes del cuarto.
So {kid} gets up and feels the walls of the room.
Una, dos, tres, cuatro.
One, two, three, four.
<La cuarta está detrás del armario./En la cuarta hay un reloj.>
<The fourth is behind the wardrobe./On the fourth is a clock.>
{adult} está en la puerta.
{adult} is at the door.

—¿Están todas? —pregunta.
“Are they all there?” asks {adult}.

—Todas —dice {kid}—.
“All of them,” says {kid}.
¿Y la otra gente?
“And the other people?”

—Esta noche también tienen paredes —dice {adult}.
“Tonight they have walls too,” says {adult}.

{kid} vuelve a la cama.
{kid} goes back to bed.
{adult} se queda en la silla hasta que se oye dormir.
{adult} stays on the chair until sleep can be heard.
-- intermediate
Aquella noche {kid} no podía dormir.
That night {kid} could not sleep.
La casa sin pared estaba cada vez en el techo.
On the ceiling, every time, was the house with no wall.
Así que {kid} se levantó y fue tocando las paredes del cuarto: una, dos, tres, cuatro.
So {kid} got up and felt the walls of the room: one, two, three, four.
<A la cuarta solo se llegaba por detrás del armario./En la cuarta sonaba el reloj.>
<You could only reach the fourth behind the wardrobe./On the fourth the clock was ticking.>

—¿Están todas? —preguntó {adult} desde la puerta.
“Are they all there?” asked {adult} at the door.

—Todas —dijo {kid}—, pero ¿y la otra gente?
“All of them,” said {kid}, “but what about the others?”

—Esta noche también tienen cuatro —dijo {adult}.
“Tonight they have four as well,” said {adult}.

No era toda la verdad, pero era verdad.
It was not the whole truth, but it was true.
{adult} se quedó en la silla hasta que se oyó dormir a alguien.
{adult} stayed on the chair until somebody could be heard sleeping.
-- advanced
Aquella noche no había manera de dormir, porque en el techo estaba la casa sin pared.
That night there was no way to sleep, because the house with no wall was on the ceiling.
{kid} se levantó y fue comprobando con la mano las paredes del cuarto: una, dos, tres, cuatro.
{kid} got up and checked the walls of the room by hand: one, two, three, four.
<Para llegar a la cuarta hubo que meter el brazo detrás del armario./En la cuarta sonaba, muy tranquilo, el reloj.>
<To reach the fourth you had to put an arm behind the wardrobe./On the fourth the clock was ticking, quite calmly.>

—¿Están todas? —preguntó {adult} desde la puerta.
“Are they all there?” asked {adult} at the door.

—Todas —dijo {kid}—, pero ¿y las de la otra gente?
“All of them,” said {kid}, “but what about the other people’s walls?”

—Las que han llegado aquí tienen cuatro esta noche —dijo {adult}.
“Those who got here have four tonight,” said {adult}.

De las demás no dijo nada, y {kid} se dio cuenta.
About the rest there was no word, and {kid} noticed.
Se quedó en la silla, con la manta por los hombros, hasta que se oyó dormir a alguien.
{adult} stayed on the chair, under a blanket, until somebody could be heard sleeping.

== onion in kitchen
-- beginner
{kid} corta la cebolla.
{kid} cuts the onion.
Le caen lágrimas en la tabla.
Tears fall on the board.

—Es por la cebolla —dice {kid}.
“It is the onion,” says {kid}.

—Claro —dice {adult}.
“Of course,” says {adult}.

A {adult} también le caen.
{adult} has tears too.
Pero está pelando <una zanahoria/un calabacín>.
But {adult} is peeling <a carrot/a courgette>.
Nadie dice nada de eso.
Nobody says a word about it.
-- intermediate
{kid} cortó la cebolla, y le cayeron lágrimas en la tabla.
{kid} cut the onion, and tears fell on the board.

—Es por la cebolla —dijo {kid}.
“It is the onion,” said {kid}.

—Claro —dijo {adult}, que también lloraba un poco.
“Of course,” said {adult}, who was crying a little too.

Pero {adult} <estaba pelando una zanahoria/estaba lavando el apio>, y de eso no habló nadie.
But {adult} <was peeling a carrot/was washing the celery>, and nobody spoke of that.
-- advanced
{kid} se encargó de la cebolla, y las lágrimas iban cayendo en la tabla.
{kid} took charge of the onion, and the tears kept falling on the board.

—Es por la cebolla —dijo {kid} sin que nadie preguntara.
“It is the onion,” said {kid}, though nobody had asked.

—Claro que sí —dijo {adult}, a quien también le brillaban los ojos.
“Of course it is,” said {adult}, with wet eyes as well.

+ Lo que estaba pelando {adult} era <una zanahoria/un calabacín>, y de eso no se habló.
+ What {adult} was peeling was <a carrot/a courgette>, and of that nothing was said.

== map in kitchen
-- beginner
{other} busca la guerra en el mapa.
{other} looks for the war on the map.
En el mapa no hay fuego.
There is no fire on the map.
Hay un país amarillo con un río.
There is a yellow country with a river.
<Desde aquí son dos manos y un dedo./Desde aquí es un lápiz y medio.>
<From here it is two hands and a finger./From here it is a pencil and a half.>

—Esa gente ha venido andando —dice {adult}.
“Those people came on foot,” says {adult}.

{other} camina con dos dedos por el papel.
{other} walks across the paper with two fingers.
Es largo hasta con los dedos.
It is long even for fingers.
-- intermediate
{other} buscó la guerra en el mapa y encontró un país amarillo con un río.
{other} looked for the war on the map and found a yellow country with a river.
En el papel no se notaba nada.
On paper you could not tell.
Desde la cocina había <dos manos y un dedo/un lápiz y medio>.
From the kitchen it was <two hands and a finger/a pencil and a half>.

—Medio camino lo han hecho andando —dijo {adult}.
“They did half of that on foot,” said {adult}.

{other} recorrió el camino con dos dedos, y hasta así era largo.
{other} walked the way with two fingers, and even so it was long.
-- advanced
{other} buscó la guerra en el mapa y no encontró más que un país amarillo con un río.
{other} looked for the war on the map and found only a yellow country with a river.
Desde la cocina había <dos manos y un dedo/un lápiz y medio>, sin contar las montañas.
From the kitchen it was <two hands and a finger/a pencil and a half>, not counting the mountains.

—Medio camino lo han hecho andando —dijo {adult}.
“They did half of that on foot,” said {adult}.

{other} recorrió el camino con dos dedos, despacio, y hasta para dos dedos era largo.
{other} walked the way with two fingers, slowly, and even for two fingers it was long.

== salt in kitchen
-- beginner
{kid} pone sal en la olla.
{kid} puts salt in the pot.
{adult} también, sin mirar.
So does {adult}, without looking.
Ahora hay demasiada sal.
Now there is too much salt.

—Una patata se la bebe —dice {adult}.
“A potato drinks it,” says {adult}.

Echan una patata y después otra.
They put in one potato, and then another.
<La sopa crece y crece./Después de cuatro, la sopa está bien.>
<The soup grows and grows./After four, the soup is right.>
Por eso es sopa para cuarenta y no para treinta.
So now it is soup for forty, and not for thirty.
-- intermediate
{kid} echó sal en la olla, y {adult}, que no lo había visto, también.
{kid} put salt in the pot, and so did {adult}, who had not seen.

—Demasiada —dijeron las cucharas.
“Too much,” said the spoons.

{adult} echó una patata, que se bebe la sal, y después otras cuatro.
{adult} put in a potato, which drinks up salt, and then four more.
<La sopa fue creciendo hasta el borde./La tapa ya no cerraba.>
<The soup grew up to the rim./The lid would no longer close.>
Así fue como hubo para cuarenta y no para treinta.
That was how there was enough for forty, and not for thirty.
-- advanced
{kid} echó la sal, y como {adult} no lo había visto, la sopa la recibió dos veces.
{kid} put in the salt and, since {adult} had not seen, the soup got it twice.
Hubo que añadir una patata, que se bebe la sal, y luego otras cuatro, <hasta que la sopa llegó al borde/hasta que la tapa no cerró>.
They had to add a potato, which drinks up salt, and then four more, <until the soup reached the rim/until the lid would not close>.
+ Por eso alcanzó para cuarenta, cuando el cálculo era para treinta.
+ That is why it was enough for forty, when the plan was for thirty.

== word in kitchen
-- beginner
—En el cole jugamos a la guerra —dice {kid}.
“We play war at school,” says {kid}.

{adult} sigue con la cuchara.
{adult} goes on with the spoon.

@adult —¿Y quién gana?
“And who wins?”

—Se acaba cuando suena el timbre —dice {kid}.
“It ends when the bell rings,” says {kid}.

<La sopa hace ruido./La cuchara da tres vueltas.>
<The soup makes a noise./The spoon goes round three times.>
{kid} piensa en un sitio sin timbre.
{kid} thinks of a place with no bell.
-- intermediate
—En el cole jugamos a la guerra —dijo {kid} mientras pelaba una zanahoria.
“We play war at school,” said {kid}, peeling a carrot.

—¿Y cómo se acaba? —preguntó {adult}.
“And how does it end?” asked {adult}.

@kid —Suena el timbre, y todo el mundo se levanta del suelo.
“The bell rings, and everybody gets up off the ground.”

La cuchara <dio tres vueltas/se quedó quieta>.
The spoon <went round three times/stood still>.
{kid} pensó en un sitio donde no suena ningún timbre.
{kid} thought of a place where no bell rings.
-- advanced
—En el cole jugamos a la guerra —confesó {kid}, con una zanahoria en la mano.
“We play war at school,” {kid} confessed, holding a carrot.

—¿Y cómo se acaba? —preguntó {adult}.
“And how does it end?” asked {adult}.

@kid —Suena el timbre, y se levantan todos los muertos.
“The bell rings, and all the dead get up.”

<La cuchara dio tres vueltas antes de que nadie hablara./La cuchara se quedó quieta en mitad de la olla.>
<The spoon went round three times before anybody spoke./The spoon stood still in the middle of the pot.>
+ {kid} estaba pensando en un sitio sin timbre.
+ {kid} was thinking of a place with no bell.

== wool in kitchen
-- beginner
Llama a la puerta el vecino.
The neighbour knocks at the door.
Trae una manta.
He has a blanket.
Después llama su hermana con doce calcetines.
Then his sister knocks, with twelve socks.
Son todos distintos.
They are all different.
<Uno tiene renos./Uno tiene un agujero y una disculpa.>
<One has reindeer on it./One has a hole, and a note to say sorry.>

@- —Los pies no miran el color —dice ella.
“Feet don’t look at colours,” she says.

{other} los pone en una bolsa.
{other} puts them in a bag.
-- intermediate
El vecino llamó a la puerta con una manta, y su hermana, con doce calcetines.
The neighbour knocked with a blanket, and his sister with twelve socks.
No había dos iguales, y <uno tenía renos/uno tenía un agujero y una nota de disculpa>.
No two were alike, and <one had reindeer on it/one had a hole, and a note to say sorry>.

@- —Los pies no miran el color —dijo ella.
“Feet don’t look at colours,” she said.

{other} los metió en una bolsa, por si eran pies con frío.
{other} put them in a bag, in case those feet were cold.
-- advanced
Se había corrido la voz, y el vecino llamó con una manta y su hermana con doce calcetines.
Word had got round, and the neighbour came with a blanket and his sister with twelve socks.
No había dos iguales, y <uno tenía renos/uno traía un agujero y una nota de disculpa>.
No two were alike, and <one had reindeer on it/one came with a hole and a note to say sorry>.

@- —Los pies con frío no miran el color —dijo ella.
“Cold feet don’t look at colours,” she said.

== picture in kitchen
-- beginner
Esa gente habla otra lengua.
Those people speak another language.
¿Cómo se dice sopa?
How do you say soup?
{other} dibuja un plato con humo.
{other} draws a plate, with steam.
Después dibuja una boca alegre.
Then comes a happy mouth.
<La boca parece un plátano./La boca tiene demasiados dientes.>
<The mouth looks like a banana./The mouth has too many teeth.>
{adult} pega el dibujo en la tapa.
{adult} sticks the drawing on the lid.
Así lo lee todo el mundo.
Now everybody can read it.
-- intermediate
Aquella gente hablaba otra lengua, y la olla tenía que hablar por sí misma.
Those people spoke another language, and the pot had to explain itself.
{other} dibujó un plato con humo y una boca alegre, que <parecía un plátano/tenía demasiados dientes>.
{other} drew a plate with steam and a happy mouth, which <looked like a banana/had too many teeth>.
{adult} pegó el dibujo en la tapa con un trozo de masa.
{adult} stuck the drawing on the lid with a bit of dough.
Así lo podía leer cualquiera.
Now anybody could read it.
-- advanced
Como aquella gente hablaba otra lengua, {other} pensó que la olla tendría que hablar por sí misma.
As those people spoke another language, {other} thought that the pot would have to explain itself.
Dibujó un plato humeante y una boca alegre, aunque <la boca pareciera un plátano/le salieran demasiados dientes>.
A steaming plate was drawn, and a happy mouth, although <it looked like a banana/it had too many teeth>.
+ {adult} lo pegó en la tapa con un poco de masa, y ya lo podía leer cualquiera.
+ {adult} stuck it on the lid with a bit of dough, and now anybody could read it.

== spoons in kitchen
-- beginner
—¿Tienen cucharas? —pregunta {kid}.
“Have they got spoons?” asks {kid}.

Nadie lo ha pensado.
Nobody has thought of that.
Quien corre no lleva cucharas.
People who run take no spoons.
{kids} [abre|abren] todos los cajones.
{kids} [opens|open] all the drawers.
Hay veintidós.
There are twenty-two.
<Una es de muñeca./Dos son de helado.>
<One is for a doll./Two are for ice cream.>
El resto lo pone la panadera.
The baker gives the rest.
-- intermediate
—¿Y tienen cucharas? —preguntó {kid}.
“And have they got any spoons?” asked {kid}.

Nadie había pensado en eso, y quien corre no lleva cucharas.
Nobody had thought of that, and people who run take no spoons.
{kids} [abrió|abrieron] todos los cajones y [juntó|juntaron] veintidós, <con una de muñeca/con dos de helado>.
{kids} opened all the drawers and found twenty-two, <with one for a doll/with two for ice cream>.
Las que faltaban las puso la panadera.
The baker gave the rest.
-- advanced
—¿Y cucharas? —preguntó {kid}, cuando ya estaba todo pensado.
“And spoons?” asked {kid}, when everything had been thought of.

Tenía razón: quien sale corriendo se lleva las llaves, y nunca las cucharas.
It was a good question: people who run take their keys, and never their spoons.
+ En los cajones había veintidós, contando <la de la muñeca/las del helado>, y el resto lo puso la panadera.
+ In the drawers there were twenty-two, counting <the doll’s own/those for ice cream>, and the baker gave the rest.

== carry
-- beginner
{kids} [lleva|llevan] la olla por la calle con {adult}.
{kids} [carries|carry] the pot along the street with {adult}.
Pesa como un perro dormido.
It is as heavy as a sleeping dog.
+ <La gente se aparta para dejar sitio./En la cuesta alguien empuja por detrás.>
+ <People step aside to make room./On the hill somebody pushes from behind.>
No se cae ni una gota.
Not a drop is lost.
-- intermediate
{kids} [llevó|llevaron] {soup} por la calle con {adult}.
{kids} carried {soup} along the street with {adult}.
La olla pesaba como un perro dormido, y no se cayó ni una gota.
The pot was as heavy as a sleeping dog, and not a drop was lost.
+ <La gente se apartaba y luego se quitaba el gorro./En la cuesta, alguien empujó por detrás.>
+ <People stepped aside and then took their hats off./On the hill, somebody pushed from behind.>
-- advanced
Con {adult}, {kids} [llevó|llevaron] por la calle {soup}, que pesaba como un perro dormido.
With {adult}, {kids} carried {soup} along the street, as heavy as a sleeping dog.
+ <La gente se apartaba sin preguntar./En la cuesta, alguien que no conocían empujó por detrás.>
+ <People stepped aside without asking./On the hill, somebody they did not know pushed from behind.>

== yard long
-- beginner
Detrás de {place} hay un patio.
Behind {place} there is a yard.
Un chico da patadas a una piedra.
A boy is kicking a stone.
{kid} también da patadas a la piedra.
{kid} kicks the stone as well.
No hablan, porque no hay palabras comunes.
They do not talk, as they share no words.
Pasa un avión muy alto.
A plane goes by, very high.
El chico se tira al suelo.
The boy throws himself down.
Se tapa la cabeza con las manos.
He covers his head with his hands.
{kid} mira el avión.
{kid} looks at the plane.
Es un avión de gente que va a la playa.
It is a plane full of people going to the beach.
<{kid} no se ríe./Nadie se ríe.>
<{kid} does not laugh./Nobody laughs.>
{kid} se sienta en el suelo, al lado.
{kid} sits down on the ground, near him.
Cuando ya no se oye nada, la piedra sigue ahí.
When it is quiet again, the stone is still there.
El chico le da una patada, despacio.
The boy gives it a kick, slowly.
-- intermediate
Detrás de {place} había un patio, donde un chico daba patadas a una piedra.
Behind {place} there was a yard, where a boy was kicking a stone.
{kid} se la devolvió, y así estuvieron un rato.
{kid} kicked it back, and so it went on for a while.
No hablaban, porque no tenían ni una palabra en común.
They did not talk, because they had not a word in common.
Entonces pasó un avión, muy alto.
Then a plane went by, very high.
El chico se tiró al suelo y se tapó la cabeza con las manos.
The boy threw himself down and covered his head with his hands.
{kid} miró el avión, que llevaba gente a la playa.
{kid} looked at the plane, which was taking people to the beach.
<No tenía ninguna gracia, y nadie se rio./Allí no se rio nadie.>
<It was not funny at all, and nobody laughed./Nobody laughed there.>
{kid} se sentó en el suelo, cerca, hasta que dejó de oírse.
{kid} sat on the ground, near him, until it could not be heard.
La piedra seguía en su sitio.
The stone was still in its place.
Al cabo de un rato, el chico le dio una patada, muy despacio.
After a while the boy gave it a kick, very slowly.
-- advanced
En el patio, detrás de {place}, un chico daba patadas a una piedra, y {kid} se la devolvió.
In the yard behind {place} a boy was kicking a stone, and {kid} kicked it back.
Estuvieron así un buen rato, sin hablar, porque no tenían ni una palabra en común.
So it went on for some time, without talk, because they had not a word in common.
Entonces pasó un avión, altísimo, y el chico se tiró al suelo con las manos en la cabeza.
Then a plane went by, high up, and the boy threw himself down with his hands over his head.
Era un avión de los que llevan gente a la playa.
It was one of those planes that take people to the beach.
<Nadie se rio, porque no tenía ninguna gracia./Nadie le dijo que no pasaba nada, porque algo sí pasaba.>
<Nobody laughed, because there was nothing funny in it./Nobody told him that it was nothing, because it was something.>
{kid} se sentó en el suelo, a su lado, hasta que el cielo se quedó sin ruido.
{kid} sat down on the ground, beside him, until the sky was quiet.
La piedra seguía en su sitio, y al cabo de un rato el chico le dio una patada, muy despacio.
The stone was still in its place, and after a while the boy gave it a kick, very slowly.

== hall
-- beginner
En {place} hay camas en fila.
In {place} there are beds in rows.
Una señora levanta la tapa y huele.
A woman lifts the lid and smells.
Dice una palabra nueva.
She says a new word.
Todo el mundo la entiende.
Everybody understands it.
<Una niña come sopa y mira el techo./Un abuelo come despacio, con el abrigo puesto.>
<A little girl eats and looks at the ceiling./An old man eats slowly, in his coat.>
+ Nadie habla hasta el final del plato.
+ Nobody speaks until the plates are empty.
-- intermediate
En {place} había camas en fila, con una manta cada una.
In {place} there were beds in rows, with a blanket each.
Una señora levantó la tapa, olió y dijo una palabra que nadie conocía.
A woman lifted the lid, smelled, and said a word that nobody knew.
Se entendió perfectamente.
It was perfectly clear.
+ <Una niña comió mirando al techo./Un abuelo comió sin quitarse el abrigo.>
+ <A little girl ate, looking at the ceiling./An old man ate without taking off his coat.>
-- advanced
En {place} había cuarenta camas en fila, y encima de cada una, todo lo que alguien tenía.
In {place} were forty beds in rows, and on each of them all that somebody owned.
Una señora levantó la tapa, aspiró y dijo una palabra que se entendió sin traducirla.
A woman lifted the lid, breathed in and said a word that needed no translation.
+ <Una niña comió sin apartar los ojos del techo./Un abuelo comió sin quitarse el abrigo, por si acaso.>
+ <A little girl ate without taking her eyes off the ceiling./An old man ate in his coat, just in case.>

== teach medium
-- beginner
La señora señala la sopa y dice la palabra otra vez.
The woman points at the soup and says the word again.
{kid} la dice mal.
{kid} says it wrong.
La señora la dice más despacio.
The woman says it more slowly.
{kid} la dice casi bien.
{kid} says it nearly right.
{other} señala la cuchara, la mesa, la nariz.
{other} points at the spoon, the table, a nose.
<La palabra para nariz da risa en las dos lenguas./Nariz es muy larga en esa lengua.>
<The word for nose is funny in both languages./The word for nose is very long there.>
Ahora hay cuatro palabras.
Now there are four words.
Con cuatro se puede empezar.
Four are enough to begin.
-- intermediate
La señora señaló la sopa y repitió la palabra.
The woman pointed at the soup and said the word again.
{kid} la dijo mal, y luego un poco menos mal.
{kid} said it wrong, and then a little less wrong.
{other} señaló la cuchara, la mesa y la nariz.
{other} pointed at the spoon, the table and a nose.
<La de la nariz daba risa en las dos lenguas./La de la nariz era larguísima.>
<The one for nose was funny in both languages./The one for nose was very long indeed.>
Con cuatro palabras no se cuenta una vida, pero se puede pedir más sopa.
With four words you cannot tell a life, but you can ask for more soup.
-- advanced
La señora señaló la sopa y repitió la palabra, que {kid} dijo mal y después un poco menos mal.
The woman pointed at the soup and repeated the word, which {kid} said wrong and then less wrong.
{other} quiso saber la de la cuchara, la de la mesa y la de la nariz, que <hacía reír en las dos lenguas/era larguísima>.
{other} wanted those for spoon, for table and for nose, which <was funny in both languages/was very long indeed>.
Con cuatro palabras no se cuenta una vida, pero ya se puede pedir más sopa.
You cannot tell a life in four words, but you can ask for more soup.

== keys medium
-- beginner
La señora tiene una llave en un cordón.
The woman has a key on a string.
La lleva en el cuello.
She wears it round her neck.

—¿De dónde es? —pregunta {kid}.
“Where is it from?” asks {kid}.

La señora dibuja una puerta en el aire.
The woman draws a door in the air.
Después dibuja un árbol al lado.
Then she draws a tree beside it.
<Es un árbol con muchas frutas./Es un árbol muy alto.>
<It is a tree with a lot of fruit./It is a very tall tree.>
Luego baja las manos.
Then she lowers her hands.
La llave vuelve debajo del jersey.
The key goes back under her jumper.
-- intermediate
La señora llevaba una llave al cuello, en un cordón.
The woman wore a key round her neck, on a string.

—¿De dónde es? —preguntó {kid}, y señaló.
“Where is it from?” asked {kid}, pointing.

La señora dibujó una puerta en el aire y, al lado, un árbol <lleno de fruta/altísimo>.
The woman drew a door in the air and, beside it, a tree <full of fruit/of great height>.
Después se le bajaron las manos.
Then her hands came down.
La llave volvió debajo del jersey, donde no se enfriaba.
The key went back under her jumper, where it stayed warm.
-- advanced
De un cordón, al cuello, la señora llevaba una llave, y {kid} preguntó con el dedo de dónde era.
Round her neck, on a string, the woman wore a key, and {kid} asked with one finger where it was from.
Ella dibujó en el aire una puerta y, al lado, un árbol <cargado de fruta/más alto que el techo>.
In the air she drew a door and, beside it, a tree <full of fruit/taller than the ceiling>.
+ Luego se le quedaron las manos quietas, y la llave volvió debajo del jersey.
+ Then her hands stopped, and the key went back under her jumper.

== again long
-- beginner
El jueves hacen sopa otra vez.
On Thursday they make soup again.
Nadie ha dicho que sí ni que no.
Nobody has said yes or no.
{kid} saca las cebollas.
{kid} takes out the onions.
Llaman a la puerta.
There is a knock at the door.
Es la panadera con harina.
It is the baker, with flour.
Detrás viene el cartero con apio.
Behind her is the postman, with celery.
<Nadie le ha pedido apio./El apio asoma de la bolsa de las cartas.>
<Nobody has asked him for celery./The celery looks out of his letter bag.>
Detrás viene un señor que no conoce nadie.
Behind him is a man whom nobody knows.
Trae una silla, porque no sabe cocinar.
He has a chair, because he cannot cook.
La cocina está llena.
The kitchen is full.
En la tele, la guerra sigue.
On television the war goes on.
Aquí se pelan patatas.
Here they are peeling potatoes.
Las dos cosas pasan el mismo jueves.
Both things happen on the same Thursday.
-- intermediate
El jueves volvieron a hacer sopa, sin que nadie lo hubiera decidido.
On Thursday they made soup again, though nobody had decided to.
{kid} estaba sacando las cebollas cuando llamó la panadera con harina.
{kid} was taking out the onions when the baker knocked with some flour.
Detrás venía el cartero con apio, que <nadie le había pedido/asomaba de la bolsa de las cartas>.
Behind her was the postman with celery, which <nobody had asked him for/looked out of his letter bag>.
Y detrás, un señor que no conocía nadie, con una silla.
And behind him a man whom nobody knew, with a chair.

@- —No sé cocinar —dijo—, pero puedo sentarme a pelar.
“I can’t cook,” he said, “but I can sit and peel.”

La cocina se llenó de codos.
The kitchen filled up with elbows.
En la tele, la guerra seguía igual que el lunes.
On television the war was just as it had been on Monday.
Las dos cosas pasaban el mismo jueves.
Both things were happening on the same Thursday.
-- advanced
El jueves volvieron a hacer sopa, aunque nadie recordaba haberlo decidido.
On Thursday they made soup again, although nobody remembered deciding it.
{kid} estaba con las cebollas cuando llegó la panadera con harina y, detrás, el cartero con apio.
{kid} was busy with the onions when the baker came with flour and, behind her, the postman with celery.
El apio <no se lo había pedido nadie/asomaba entre las cartas como un pasajero>.
The celery <had been asked for by nobody/looked out from among the letters like a passenger>.
El último fue un señor desconocido, que traía una silla.
Last came a man whom nobody knew, bringing a chair.

@- —Cocinar no sé —dijo—, pero puedo sentarme a pelar lo que haga falta.
“I can’t cook,” he said, “but I can sit and peel whatever there is.”

La cocina se llenó de codos, y en la tele la guerra seguía igual que el lunes.
The kitchen filled up with elbows, and on television the war was just as it had been on Monday.
Las dos cosas estaban pasando el mismo jueves.
Both things were happening on the same Thursday.

== end
-- beginner
El domingo alguien llama a la puerta.
On Sunday somebody knocks.
Es la señora, con la olla.
It is the woman, with the pot.
Está muy limpia.
It is very clean.
Y no está vacía: dentro hay {back}.
And it is not empty: inside there is {back}.

@- —Una olla no vuelve vacía —explica con las manos.
“A pot does not go back empty,” she explains with her hands.

<La guerra no se ha parado./La guerra sigue en las noticias.>
<The war has not stopped./The war is still in the news.>
{adult} pone la olla en la mesa, en el centro.
{adult} puts the pot on the table, in the middle.
{back.last}.
{back.last}.
-- intermediate
El domingo llamaron a la puerta.
On Sunday there was a knock at the door.
Era la señora, con la olla muy limpia.
It was the woman, with the pot quite clean.
No venía vacía: dentro había {back}.
It was not empty: inside it there was {back}.
Con las manos explicó que, en su tierra, una olla no vuelve vacía.
With her hands she explained that at home a pot does not go back empty.

<La guerra no se había parado./Las noticias eran las mismas del lunes.>
<The war had not stopped./The news was the same as on Monday.>
{adult} puso la olla en el centro de la mesa.
{adult} put the pot in the middle of the table.
-- advanced
El domingo llamó a la puerta la señora, con la olla más limpia que nunca.
On Sunday the woman knocked at the door, with the pot cleaner than ever.
Dentro venía {back}, porque en su tierra, explicó con las manos, una olla no vuelve vacía.
Inside was {back}, because at home, she explained with her hands, no pot goes back empty.

<La guerra no se había parado, ni ese domingo ni el siguiente./Las noticias de aquella noche fueron las mismas.>
<The war had not stopped, neither that Sunday nor the next./The news that night was the same.>
Entre los platos de la cena, en el centro de la mesa, pusieron la olla.
Among the supper plates, in the middle of the table, they put the pot.
