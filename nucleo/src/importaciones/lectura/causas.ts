/** Why a file cannot be opened. */
export const CAUSAS_DE_ILEGIBLE = {
  CARPETA: 'es una carpeta',
  NO_ES_ARCHIVO: 'no es un archivo común',
  SIN_PERMISO: 'no tenés permiso para leerlo',
  ENLACE_EN_CIRCULO: 'el enlace da vueltas sobre sí mismo',
  NOMBRE_LARGO: 'el nombre es demasiado largo',
  DISCO: 'el disco dio un error',
} as const;
export type CausaDeIlegible = keyof typeof CAUSAS_DE_ILEGIBLE;

/** Why a CSV cannot be told into rows. */
export const CAUSAS_DE_MAL_ARMADO = {
  COMILLA_SIN_CERRAR: 'hay una comilla que se abre y no se cierra',
  FILA_DESMEDIDA: 'hay una fila desmedida, quizá por una comilla de más',
} as const;
export type CausaDeMalArmado = keyof typeof CAUSAS_DE_MAL_ARMADO;

/** What is wrong inside a spreadsheet. */
export const CAUSAS_DE_DANIO = {
  FILAS_DESORDENADAS: 'sus filas no están en orden',
  CELDA_SIN_LUGAR: 'tiene una celda sin lugar',
  FALTA_UN_TEXTO: 'le falta un texto de sus celdas',
  TIPO_DE_DOCUMENTO: 'trae definiciones de tipo de documento, que no se aceptan',
  MAL_ESCRITA: 'una de sus hojas o tablas está mal escrita',
  DEMASIADOS_NIVELES: 'tiene demasiados niveles',
  NO_ES_UTF8: 'tiene letras que no son UTF-8',
  NO_ES_LIBRO: 'no es un libro de Excel',
  NO_SE_ABRE: 'no se puede abrir',
  ENLACE: 'trae un enlace a otro archivo',
  ENLACE_ROTO: 'una de sus partes está mal nombrada',
  PARTE_REPETIDA: 'trae dos veces la misma parte',
  INDICE_MAL_ARMADO: 'su índice está mal armado',
  FALTA_UNA_PARTE: 'le falta una parte',
  PARTE_ILEGIBLE: 'una parte no se puede leer',
  PARTE_CORTADA: 'una parte está cortada o alterada',
  PARTE_ALTERADA: 'una parte está alterada',
} as const;
export type CausaDeDanio = keyof typeof CAUSAS_DE_DANIO;

/** What of a spreadsheet is beyond measure: how much there is of it, and how much at most, where there is a figure. */
export const CAUSAS_DE_DESMEDIDA = {
  COMBINADAS: () => 'tiene demasiadas celdas combinadas',
  TARDA: () => 'tarda demasiado en leerse',
  MEMORIA: () => 'no entra en la memoria',
  TEXTO_REPETIDO: () => 'sus celdas repiten demasiado texto',
  TEXTOS: () => 'sus textos ocupan demasiado',
  CELDA: () => 'tiene una celda con un texto que no entra en una celda de Excel',
  ABIERTA: ({ maximo }: Medida) => `abierta ocupa más de ${maximo} MB`,
  PROPORCION: ({ maximo }: Medida) => `abierta ocupa más de ${maximo} veces lo que pesa`,
  ARCHIVOS: ({ hay, maximo }: Medida) => `trae ${hay} archivos adentro y se admiten ${maximo}`,
} as const;
export type CausaDeDesmedida = keyof typeof CAUSAS_DE_DESMEDIDA;
export type Medida = { readonly hay: number; readonly maximo: number };

/** What a spreadsheet brings that is never taken in. */
export const LO_QUE_NO_SE_RECIBE = { MACROS: 'macros', ARCHIVOS: 'otros archivos adentro' } as const;
export type NoSeRecibe = keyof typeof LO_QUE_NO_SE_RECIBE;

/** Spreadsheets that would have to be saved in another way first. */
export const PLANILLAS_VIEJAS = {
  XLS: 'de Excel 97-2003 (.xls)',
  XLSB: 'un libro binario de Excel (.xlsb)',
  ODS: 'de LibreOffice (.ods)',
  NUMBERS: 'de Numbers',
} as const;
export type PlanillaVieja = keyof typeof PLANILLAS_VIEJAS;

/** What people send instead of a CSV or a spreadsheet. */
export const LO_QUE_NO_ES_TEXTO = {
  EXCEL: 'una planilla de Excel o un comprimido',
  EXCEL_VIEJO: 'una planilla de Excel vieja',
  PDF: 'un PDF',
  IMAGEN: 'una imagen',
  COMPRIMIDO: 'un comprimido',
  PROGRAMA: 'un programa',
  BINARIO: 'un archivo binario',
  CON_NOMBRE_DE_PLANILLA: 'otra cosa con nombre de planilla',
  OTRA_COSA: 'otra cosa',
} as const;
export type NoEsTexto = keyof typeof LO_QUE_NO_ES_TEXTO;
