import { escribirEntero } from '#comun/escribir-numero.ts';
import { type CambioDesdeElEnsayo, decirCambioDesdeElEnsayo } from './ensayo.ts';
import { type Entidad, NOMBRE_DE_ENTIDAD } from './entidad.ts';
import {
  CAUSAS_DE_DANIO,
  CAUSAS_DE_DESMEDIDA,
  CAUSAS_DE_ILEGIBLE,
  CAUSAS_DE_MAL_ARMADO,
  type CausaDeDanio,
  type CausaDeDesmedida,
  type CausaDeIlegible,
  type CausaDeMalArmado,
  LO_QUE_NO_ES_TEXTO,
  LO_QUE_NO_SE_RECIBE,
  type Medida,
  type NoEsTexto,
  type NoSeRecibe,
  PLANILLAS_VIEJAS,
  type PlanillaVieja,
} from './lectura/causas.ts';

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
    mensaje: (d: { archivo: string; causa: CausaDeIlegible }) =>
      `No se puede leer ${d.archivo}: ${CAUSAS_DE_ILEGIBLE[d.causa]}. Indicá un archivo CSV que puedas abrir.`,
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
    mensaje: (d: { archivo: string; maximo: number; juntas: boolean }) =>
      `El archivo ${d.archivo} trae más de ${escribirEntero(d.maximo)} filas. Partilo en varios${d.juntas ? ', sin separar las de un mismo artículo,' : ''} y repetí el encabezado en cada uno.`,
  },
  'importaciones.demasiadas_columnas': {
    status: 413,
    mensaje: (d: { archivo: string; maximo: number }) =>
      `El archivo ${d.archivo} trae más de ${d.maximo} columnas. Dejá las que se usan y volvé a cargarlo.`,
  },
  'importaciones.no_es_texto': {
    status: 415,
    mensaje: (d: { clase: NoEsTexto }) =>
      `El archivo es ${LO_QUE_NO_ES_TEXTO[d.clase]}, no una planilla XLSX ni un CSV. Abrilo en la planilla, guardalo como «.xlsx» o «CSV UTF-8» y volvé a importarlo.`,
  },
  'importaciones.codificacion': {
    status: 400,
    mensaje: (d: { fila: number }) =>
      `El renglón ${d.fila} tiene caracteres dañados: el archivo mezcla codificaciones. Guardalo de nuevo como «CSV UTF-8».`,
  },
  'importaciones.planilla_vieja': {
    status: 415,
    mensaje: (d: { clase: PlanillaVieja }) =>
      `La planilla es ${PLANILLAS_VIEJAS[d.clase]}. Abrila, guardala como «Libro de Excel (.xlsx)» y volvé a cargarla.`,
  },
  'importaciones.planilla_con_clave': {
    status: 415,
    mensaje: (_: object) =>
      'La planilla está protegida con contraseña. Abrila, quitale la contraseña, guardala y volvé a cargarla.',
  },
  'importaciones.planilla_con_macros': {
    status: 415,
    mensaje: (d: { que: NoSeRecibe }) =>
      `La planilla trae ${LO_QUE_NO_SE_RECIBE[d.que]}, y no se recibe. Guardala como «Libro de Excel (.xlsx)», sin eso, y volvé a cargarla.`,
  },
  'importaciones.planilla_danada': {
    status: 400,
    mensaje: (d: { causa: CausaDeDanio }) =>
      `La planilla está dañada: ${CAUSAS_DE_DANIO[d.causa]}. Abrila, guardala de nuevo y volvé a cargarla.`,
  },
  'importaciones.planilla_desmedida': {
    status: 413,
    mensaje: (d: { causa: CausaDeDesmedida } & Medida) =>
      `La planilla es desmedida: ${CAUSAS_DE_DESMEDIDA[d.causa](d)}. Dejá solo lo que se importa, en una hoja, y volvé a cargarla.`,
  },
  'importaciones.hoja_desconocida': {
    status: 400,
    mensaje: (d: { hoja: string; hojas: Titulos }) =>
      d.hojas.length === 0
        ? `El archivo no es una planilla: no tiene una hoja «${d.hoja}» que elegir.`
        : `La planilla no tiene una hoja «${d.hoja}» con datos. ${d.hojas.length === 1 ? 'La que hay es' : 'Las que hay son'} ${lista(d.hojas)}.`,
  },
  'importaciones.encabezado': {
    status: 400,
    mensaje: (d: { entidad: Entidad; faltan: Titulos; leidas: Titulos }) =>
      `En el encabezado ${d.faltan.length === 1 ? 'falta la columna' : 'faltan las columnas'} ${lista(d.faltan)} para importar ${NOMBRE_DE_ENTIDAD[d.entidad]}; se leyó ${lista(d.leidas.slice(0, 12))}. Corregí el encabezado o elegí otro archivo.`,
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
    mensaje: (d: { fila: number; causa: CausaDeMalArmado }) =>
      `El archivo está mal armado cerca de la fila ${d.fila}: ${CAUSAS_DE_MAL_ARMADO[d.causa]}. Corregilo o exportalo de nuevo.`,
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
  'importaciones.cambio_desde_el_ensayo': {
    status: 409,
    mensaje: (d: CambioDesdeElEnsayo) => decirCambioDesdeElEnsayo(d),
  },
  'importaciones.faltan_columnas': {
    status: 400,
    mensaje: (d: { faltan: Titulos }) => `Decí qué columna trae ${lista(d.faltan)}: sin eso no se puede seguir.`,
  },
  'importaciones.bulto_sin_multiplo': {
    status: 400,
    mensaje: (_: object) => 'El precio es por bulto: decí qué columna es el múltiplo.',
  },
  'importaciones.perfil_repetido': {
    status: 409,
    mensaje: (d: { nombre: string }) => `Ya hay un perfil «${d.nombre}». Elegí otro nombre o reemplazalo.`,
  },
  'importaciones.perfil_de_lista': {
    status: 409,
    mensaje: (_: object) =>
      'La lista de un proveedor no lleva un perfil aparte: al aplicarla se recuerda cómo se leyó, para la próxima de ese proveedor.',
  },
  'importaciones.no_reversible': {
    status: 409,
    mensaje: (d: { entidad: Entidad }) =>
      `Una importación de ${NOMBRE_DE_ENTIDAD[d.entidad]} no se revierte: corregila con los documentos que correspondan (ajustes, devoluciones).`,
  },
  'importaciones.nada_que_revertir': {
    status: 409,
    mensaje: (d: { filas: number; motivo: string; despues: Titulos }) => {
      const [cuales, las] =
        d.filas === 1
          ? ['Su única fila no puede', 'la']
          : [`Ninguna de sus ${escribirEntero(d.filas)} filas puede`, 'las'];
      const porque = `Después ${las} ${d.despues.length === 1 ? 'cambió' : 'cambiaron'} ${lista(d.despues)}: revertí eso primero.`;
      return `${cuales} volver a como estaba. ${d.despues.length === 0 ? d.motivo : porque}`;
    },
  },
  'importaciones.lista_sin_comparar': {
    status: 409,
    mensaje: (_: object) => 'La lista todavía no se comparó, o ya se aplicó. Comparala antes de seguir.',
  },
  'importaciones.lista_sin_cotizacion': {
    status: 409,
    mensaje: (_: object) =>
      'Hay recargos en dólares y no se sabe cuánto vale uno. Falta la cotización del dólar: cargala y volvé a comparar la lista.',
  },
  'importaciones.lista_por_confirmar': {
    status: 409,
    mensaje: (d: { lineas: number }) =>
      `${d.lineas === 1 ? 'Hay un renglón que se mueve' : `Hay ${escribirEntero(d.lineas)} renglones que se mueven`} más que el límite. Confirmalos o excluilos.`,
  },
  'importaciones.articulo_ya_en_lista': {
    status: 409,
    mensaje: (d: { codigo: string; fila: number }) =>
      `${d.codigo} ya es el renglón ${d.fila} de esta lista. Soltalo ahí primero.`,
  },
  'importaciones.codigo_de_otro': {
    status: 409,
    mensaje: (d: { codigo: string; de: string }) =>
      `El código «${d.codigo}» de este proveedor es de ${d.de}. Cambialo o borralo ahí, en Proveedores, y volvé a elegir.`,
  },
  'importaciones.lista_desconocida': {
    status: 400,
    mensaje: (d: { nombre: string; conocidas: Titulos }) =>
      `No hay una lista de precios activa «${d.nombre}». ${d.conocidas.length === 1 ? 'La que hay es' : 'Las que hay son'} ${lista(d.conocidas)}.`,
  },
  'importaciones.lista_calculada': {
    status: 409,
    mensaje: (d: { nombre: string }) =>
      `Los precios de ${d.nombre} se calculan solos o la lista está inactiva. Elegí una lista manual y activa.`,
  },
  'importaciones.deposito_desconocido': {
    status: 400,
    mensaje: (d: { codigo: string; conocidos: Titulos }) =>
      `${d.codigo === '' ? 'El depósito elegido ya no sirve para esto' : `No hay un depósito activo con el código «${d.codigo}»`}. ${d.conocidos.length === 1 ? 'El que hay es' : 'Los que hay son'} ${lista(d.conocidos)}.`,
  },
} as const;
