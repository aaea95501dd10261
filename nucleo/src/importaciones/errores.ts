type Titulos = readonly string[];

/** «a», «b» y «c» */
const lista = (nombres: Titulos): string => {
  const citados = nombres.map((nombre) => `«${nombre}»`);
  const ultimo = citados.pop() ?? '';
  return citados.length === 0 ? ultimo : `${citados.join(', ')} y ${ultimo}`;
};

/** Why a whole file is refused. Nothing of it is taken. */
export const erroresDeImportaciones = {
  'importaciones.archivo_ausente': {
    status: 400,
    mensaje: (d: { archivo: string }) => `No existe el archivo ${d.archivo}. Revisá la ruta y el nombre.`,
  },
  'importaciones.archivo_ilegible': {
    status: 400,
    mensaje: (d: { archivo: string; causa: string }) =>
      `No se puede leer ${d.archivo}: ${d.causa}. Indicá un archivo CSV que puedas abrir.`,
  },
  'importaciones.archivo_vacio': {
    status: 400,
    mensaje: (d: { archivo: string }) => `El archivo ${d.archivo} está vacío. Exportalo de nuevo desde la planilla.`,
  },
  'importaciones.archivo_grande': {
    status: 413,
    mensaje: (d: { archivo: string; maximoMiB: number }) =>
      `El archivo ${d.archivo} supera los ${d.maximoMiB} MiB. Partilo en varios y repetí el encabezado en cada uno.`,
  },
  'importaciones.demasiadas_filas': {
    status: 413,
    mensaje: (d: { archivo: string; maximo: number }) =>
      `El archivo ${d.archivo} trae más de ${d.maximo.toLocaleString('es-AR')} filas. Partilo en varios y repetí el encabezado en cada uno.`,
  },
  'importaciones.demasiadas_columnas': {
    status: 413,
    mensaje: (d: { archivo: string; maximo: number }) =>
      `El archivo ${d.archivo} trae más de ${d.maximo} columnas. Dejá las que se usan y volvé a cargarlo.`,
  },
  'importaciones.no_es_texto': {
    status: 415,
    mensaje: (d: { clase: string }) =>
      `El archivo es ${d.clase}, no un CSV. Abrilo en la planilla, guardalo como «CSV UTF-8» y volvé a importarlo.`,
  },
  'importaciones.codificacion': {
    status: 400,
    mensaje: (d: { fila: number }) =>
      `El renglón ${d.fila} tiene caracteres dañados: el archivo mezcla codificaciones. Guardalo de nuevo como «CSV UTF-8».`,
  },
  'importaciones.encabezado': {
    status: 400,
    mensaje: (d: { entidad: string; faltan: Titulos; leidas: Titulos }) =>
      `En el encabezado ${d.faltan.length === 1 ? 'falta la columna' : 'faltan las columnas'} ${lista(d.faltan)} para importar ${d.entidad}; se leyó ${lista(d.leidas.slice(0, 12))}. Corregí el encabezado o elegí otro archivo.`,
  },
  'importaciones.columna_repetida': {
    status: 400,
    mensaje: (d: { columna: string }) =>
      `El encabezado trae dos veces la columna «${d.columna}». Dejá una sola y volvé a importar.`,
  },
  'importaciones.perfil_desconocido': {
    status: 400,
    mensaje: (d: { perfil: string; conocidos: Titulos }) =>
      `No hay un perfil «${d.perfil}» para estos datos. ${d.conocidos.length === 1 ? 'El que hay es' : 'Los que hay son'} ${lista(d.conocidos)}.`,
  },
  'importaciones.sin_renglones': {
    status: 400,
    mensaje: (d: { archivo: string }) => `El archivo ${d.archivo} tiene encabezado pero ningún renglón para importar.`,
  },
  'importaciones.cortado': {
    status: 400,
    mensaje: (d: { fila: number; columnas: number; esperadas: number }) =>
      `El archivo está cortado: la última fila, la ${d.fila}, tiene ${d.columnas} de ${d.esperadas} columnas. Copialo o exportalo de nuevo.`,
  },
  'importaciones.mal_armado': {
    status: 400,
    mensaje: (d: { fila: number; causa: string }) =>
      `El archivo está mal armado cerca de la fila ${d.fila}: ${d.causa}. Corregilo o exportalo de nuevo.`,
  },
  'importaciones.cambio_al_leer': {
    status: 409,
    mensaje: (d: { archivo: string }) =>
      `El archivo ${d.archivo} cambió mientras se leía. Cerralo en los demás programas y volvé a importarlo.`,
  },
  'importaciones.otra_en_curso': {
    status: 409,
    mensaje: (_: object) => 'Hay otra importación en curso. Esperá a que termine y volvé a intentarlo.',
  },
  'importaciones.tarea_en_curso': {
    status: 409,
    mensaje: (_: object) => 'Esta importación está trabajando. Esperá a que termine o cancelá el trabajo en curso.',
  },
  'importaciones.sin_tarea': {
    status: 409,
    mensaje: (_: object) => 'No hay ningún trabajo en curso para cancelar: ya terminó.',
  },
  'importaciones.interrumpida': {
    status: 503,
    mensaje: (_: object) => 'El trabajo se interrumpió y no cambió nada. Volvé a empezarlo.',
  },
  'importaciones.cancelada': {
    status: 409,
    mensaje: (_: object) => 'El trabajo se canceló y no cambió nada.',
  },
  'importaciones.faltan_columnas': {
    status: 400,
    mensaje: (d: { faltan: Titulos }) => `Decí qué columna trae ${lista(d.faltan)}: sin eso no se puede seguir.`,
  },
  'importaciones.perfil_repetido': {
    status: 409,
    mensaje: (d: { nombre: string }) => `Ya hay un perfil «${d.nombre}». Elegí otro nombre o reemplazalo.`,
  },
  'importaciones.no_reversible': {
    status: 409,
    mensaje: (d: { entidad: string }) =>
      `Una importación de ${d.entidad} no se revierte: corregila con los documentos que correspondan (ajustes, devoluciones).`,
  },
  'importaciones.lista_desconocida': {
    status: 400,
    mensaje: (d: { nombre: string; conocidas: Titulos }) =>
      `No hay una lista de precios activa «${d.nombre}». ${d.conocidas.length === 1 ? 'La que hay es' : 'Las que hay son'} ${lista(d.conocidas)}.`,
  },
  'importaciones.deposito_desconocido': {
    status: 400,
    mensaje: (d: { codigo: string; conocidos: Titulos }) =>
      `No hay un depósito activo con el código «${d.codigo}». ${d.conocidos.length === 1 ? 'El que hay es' : 'Los que hay son'} ${lista(d.conocidos)}.`,
  },
} as const;
