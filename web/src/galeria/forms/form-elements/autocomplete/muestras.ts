export type Pelicula = { readonly titulo: string; readonly ano: number };

/** Films that nobody made. */
export const PELICULAS: readonly Pelicula[] = [
  { titulo: 'El faro de agosto', ano: 1994 },
  { titulo: 'La última bicicleta', ano: 2008 },
  { titulo: 'Tres estaciones al sur', ano: 1972 },
  { titulo: 'Nadie barre la plaza', ano: 1999 },
  { titulo: 'Un motor bajo la lluvia', ano: 2014 },
  { titulo: 'Las primas de Ramallo', ano: 2010 },
  { titulo: 'Pan, radio y madrugada', ano: 1957 },
  { titulo: 'Señales en el galpón', ano: 2003 },
  { titulo: 'Árboles de memoria', ano: 1985 },
  { titulo: 'Mañana arranca', ano: 2021 },
];

type Pais = { readonly nombre: string; readonly prefijo: string };

/** Countries and how one dials them. */
export const PAISES: readonly Pais[] = [
  { nombre: 'Argentina', prefijo: '+54' },
  { nombre: 'Bolivia', prefijo: '+591' },
  { nombre: 'Brasil', prefijo: '+55' },
  { nombre: 'Chile', prefijo: '+56' },
  { nombre: 'Colombia', prefijo: '+57' },
  { nombre: 'Ecuador', prefijo: '+593' },
  { nombre: 'España', prefijo: '+34' },
  { nombre: 'México', prefijo: '+52' },
  { nombre: 'Paraguay', prefijo: '+595' },
  { nombre: 'Perú', prefijo: '+51' },
  { nombre: 'Uruguay', prefijo: '+598' },
  { nombre: 'Venezuela', prefijo: '+58' },
];
