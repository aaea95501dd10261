import type * as causas from '@trastienda/nucleo/importaciones/lectura/causas.ts';

/** Why a file is not taken in, by its code. */
export const ILEGIBLE: Readonly<Record<causas.CausaDeIlegible, string>> = {
  CARPETA: 'it is a folder',
  NO_ES_ARCHIVO: 'it is no ordinary file',
  SIN_PERMISO: 'you are not allowed to read it',
  ENLACE_EN_CIRCULO: 'its link goes round in circles',
  NOMBRE_LARGO: 'its name is too long',
  DISCO: 'the disk gave an error',
};

export const MAL_ARMADO: Readonly<Record<causas.CausaDeMalArmado, string>> = {
  COMILLA_SIN_CERRAR: 'there is a quotation mark that opens and does not close',
  FILA_DESMEDIDA: 'there is a row out of all measure, perhaps for a quotation mark too many',
};

export const DANIO: Readonly<Record<causas.CausaDeDanio, string>> = {
  FILAS_DESORDENADAS: 'its rows are not in order',
  CELDA_SIN_LUGAR: 'it has a cell without a place',
  FALTA_UN_TEXTO: 'a text of its cells is missing',
  TIPO_DE_DOCUMENTO: 'it brings definitions of a type of document, which are not accepted',
  MAL_ESCRITA: 'one of its sheets or tables is badly written',
  DEMASIADOS_NIVELES: 'it has too many levels',
  NO_ES_UTF8: 'it has letters that are not UTF-8',
  NO_ES_LIBRO: 'it is no Excel workbook',
  NO_SE_ABRE: 'it cannot be opened',
  ENLACE: 'it brings a link to another file',
  ENLACE_ROTO: 'one of its parts is wrongly named',
  PARTE_REPETIDA: 'it brings the same part twice',
  INDICE_MAL_ARMADO: 'its index is malformed',
  FALTA_UNA_PARTE: 'a part of it is missing',
  PARTE_ILEGIBLE: 'a part of it cannot be read',
  PARTE_CORTADA: 'a part of it is cut off or altered',
  PARTE_ALTERADA: 'a part of it is altered',
};

export const DESMEDIDA: Readonly<Record<causas.CausaDeDesmedida, (medida: causas.Medida) => string>> = {
  COMBINADAS: () => 'it has too many merged cells',
  TARDA: () => 'it takes too long to read',
  MEMORIA: () => 'it does not fit in memory',
  TEXTO_REPETIDO: () => 'its cells repeat too much text',
  TEXTOS: () => 'its texts take too much room',
  CELDA: () => 'it has a cell with a text that does not fit in an Excel cell',
  ABIERTA: ({ maximo }) => `once open it takes more than ${maximo} MB`,
  PROPORCION: ({ maximo }) => `once open it takes more than ${maximo} times what it weighs`,
  ARCHIVOS: ({ hay, maximo }) => `it brings ${hay} files inside and ${maximo} are admitted`,
};

export const NO_SE_RECIBE: Readonly<Record<causas.NoSeRecibe, string>> = {
  MACROS: 'macros',
  ARCHIVOS: 'other files inside',
};

export const VIEJAS: Readonly<Record<causas.PlanillaVieja, string>> = {
  XLS: 'an Excel 97-2003 one (.xls)',
  XLSB: 'a binary Excel workbook (.xlsb)',
  ODS: 'a LibreOffice one (.ods)',
  NUMBERS: 'a Numbers one',
};

export const NO_ES_TEXTO: Readonly<Record<causas.NoEsTexto, string>> = {
  EXCEL: 'an Excel spreadsheet or an archive',
  EXCEL_VIEJO: 'an old Excel spreadsheet',
  PDF: 'a PDF',
  IMAGEN: 'a picture',
  COMPRIMIDO: 'an archive',
  PROGRAMA: 'a program',
  BINARIO: 'a binary file',
  CON_NOMBRE_DE_PLANILLA: 'something else under the name of a spreadsheet',
  OTRA_COSA: 'something else',
};
