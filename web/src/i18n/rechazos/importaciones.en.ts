import { type CambioDesdeElEnsayo, mismasCuentas } from '@trastienda/nucleo/importaciones/ensayo.ts';
import type { Entidad } from '@trastienda/nucleo/importaciones/entidad.ts';
import type { erroresDeImportaciones } from '@trastienda/nucleo/importaciones/errores.ts';
import { DANIO, DESMEDIDA, ILEGIBLE, MAL_ARMADO, NO_ES_TEXTO, NO_SE_RECIBE, VIEJAS } from './causas.en.ts';
import { citar, contar, enumerar } from './palabras.en.ts';
import type { Rechazos } from './tipos.ts';

const hay = (nombres: readonly string[]): string =>
  `${nombres.length === 1 ? 'The one there is is' : 'Those there are are'} ${citar(nombres)}.`;

const ENTIDAD: Readonly<Record<Entidad, string>> = {
  articulos: 'articles',
  codigos: 'codes of articles',
  minimos: 'minimums and places',
  precios: 'prices',
  costos: 'replacement costs',
  equivalencias: 'equivalents and replacements',
  estructuras: 'structures',
  aplicaciones: 'vehicle applications',
  clientes: 'customers',
  localidades: 'localities',
  stock: 'opening stock',
  ventas: 'sales',
  listas_de_proveedor: 'supplier lists',
};

function deEnsayo({ crear, actualizar, rechazadas }: CambioDesdeElEnsayo['antes']): string {
  const cuentas = [`${crear} created`, `${actualizar} updated`, `${rechazadas} rejected`];
  return enumerar(cuentas.filter((cuenta) => !cuenta.startsWith('0 '))) || 'nothing changed';
}

export const importacionesEn: Rechazos<keyof typeof erroresDeImportaciones> = {
  'importaciones.archivo_ausente': (d) => `The file ${d.archivo} does not exist. Check its path and its name.`,
  'importaciones.archivo_ilegible': (d) =>
    `${d.archivo} cannot be read: ${ILEGIBLE[d.causa]}. Choose a CSV file that you can open.`,
  'importaciones.archivo_vacio': (d) => `The file ${d.archivo} is empty. Export it again from the spreadsheet.`,
  'importaciones.archivo_grande': (d) =>
    `The file ${d.archivo} exceeds ${d.maximoMiB} MiB. Split it and repeat the header in each part.`,
  'importaciones.demasiadas_filas': (d) =>
    `The file ${d.archivo} has more than ${d.maximo.toLocaleString('en')} rows. Split it${d.juntas ? ', keeping together those of the same article,' : ''} and repeat the header in each part.`,
  'importaciones.demasiadas_columnas': (d) =>
    `The file ${d.archivo} has more than ${d.maximo} columns. Keep those in use and load it again.`,
  'importaciones.no_es_texto': (d) =>
    `The file is ${NO_ES_TEXTO[d.clase]}, neither an XLSX spreadsheet nor a CSV. Open it in the spreadsheet, save it as “.xlsx” or “CSV UTF-8” and import it again.`,
  'importaciones.codificacion': (d) =>
    `Line ${d.fila} has damaged characters: the file mixes encodings. Save it again as “CSV UTF-8”.`,
  'importaciones.planilla_vieja': (d) =>
    `The spreadsheet is ${VIEJAS[d.clase]}. Open it, save it as “Excel workbook (.xlsx)” and load it again.`,
  'importaciones.planilla_con_clave': () =>
    'The spreadsheet is protected with a password. Open it, remove the password, save it and load it again.',
  'importaciones.planilla_con_macros': (d) =>
    `The spreadsheet brings ${NO_SE_RECIBE[d.que]}, which is not accepted. Save it as “Excel workbook (.xlsx)” without it and load it again.`,
  'importaciones.planilla_danada': (d) =>
    `The spreadsheet is damaged: ${DANIO[d.causa]}. Open it, save it again and load it again.`,
  'importaciones.planilla_desmedida': (d) =>
    `The spreadsheet is out of measure: ${DESMEDIDA[d.causa](d)}. Keep only what is imported, in one sheet, and load it again.`,
  'importaciones.hoja_desconocida': (d) =>
    d.hojas.length === 0
      ? `The file is no spreadsheet: it has no sheet “${d.hoja}” to choose.`
      : `The spreadsheet has no sheet “${d.hoja}” with data. ${hay(d.hojas)}`,
  'importaciones.encabezado': (d) =>
    `The header lacks ${citar(d.faltan)} to import ${ENTIDAD[d.entidad]}; what was read is ${citar(d.leidas.slice(0, 12))}. Correct the header or choose another file.`,
  'importaciones.columna_repetida': (d) =>
    `The header brings the column “${d.columna}” twice. Leave only one and import again.`,
  'importaciones.perfil_desconocido': (d) => `There is no profile “${d.perfil}” for this data. ${hay(d.conocidos)}`,
  'importaciones.sin_renglones': (d) => `The file ${d.archivo} has a header but no line to import.`,
  'importaciones.cortado': (d) =>
    `The file is cut off: its last row, number ${d.fila}, has ${d.columnas} of ${contar(d.esperadas, 'column')}. Copy or export it again.`,
  'importaciones.mal_armado': (d) =>
    `The file is malformed near row ${d.fila}: ${MAL_ARMADO[d.causa]}. Correct it or export it again.`,
  'importaciones.cambio_al_leer': (d) =>
    `The file ${d.archivo} changed while it was being read. Close it in the other programs and import it again.`,
  'importaciones.otra_en_curso': () => 'Another import is running. Wait for it to finish and try again.',
  'importaciones.tarea_en_curso': () => 'This import is working. Wait for it to finish or cancel the work in progress.',
  'importaciones.sin_tarea': () => 'There is no work in progress to cancel: it has finished.',
  'importaciones.interrumpida': () => 'The work was interrupted and changed nothing. Start it again.',
  'importaciones.cancelada': () => 'The work was cancelled and changed nothing.',
  'importaciones.cambio_desde_el_ensayo': (d) =>
    mismasCuentas(d)
      ? `Since the rehearsal, what it does changed in ${contar(d.filas, 'row')}. Look at it and apply it again.`
      : `Since the rehearsal, what it does changed: before ${deEnsayo(d.antes)}, now ${deEnsayo(d.ahora)}. Look at it and apply it again.`,
  'importaciones.faltan_columnas': (d) =>
    `Say which column brings ${citar(d.faltan)}: it is not possible to go on without it.`,
  'importaciones.bulto_sin_multiplo': () => 'The price is per pack: say which column is the multiple.',
  'importaciones.perfil_repetido': (d) =>
    `There is already a profile “${d.nombre}”. Choose another name or replace it.`,
  'importaciones.perfil_de_lista': () =>
    'A supplier list takes no profile of its own: how it was read is kept when it is applied, for the next one of that supplier.',
  'importaciones.no_reversible': (d) =>
    `An import of ${ENTIDAD[d.entidad]} is not reverted: correct it with the documents for it (adjustments, returns).`,
  'importaciones.nada_que_revertir': (d) =>
    `${d.filas === 1 ? 'Its only row cannot' : `None of its ${d.filas.toLocaleString('en')} rows can`} go back to what it was. ${
      d.despues.length === 0
        ? d.motivo
        : `${citar(d.despues)} changed ${d.filas === 1 ? 'it' : 'them'} afterwards: reverse that first.`
    }`,
  'importaciones.lista_sin_comparar': () =>
    'The list was not compared yet, or was applied already. Compare it before going on.',
  'importaciones.lista_sin_cotizacion': () =>
    'There are surcharges in dollars and nobody knows what one is worth. The rate of the dollar is missing: enter it and compare the list again.',
  'importaciones.lista_por_confirmar': (d) =>
    `${contar(d.lineas, 'line')} beyond the limit. Confirm or leave out ${d.lineas === 1 ? 'it' : 'them'}.`,
  'importaciones.articulo_ya_en_lista': (d) =>
    `${d.codigo} is line ${d.fila} of this list already. Let it go there first.`,
  'importaciones.codigo_de_otro': (d) =>
    `The code “${d.codigo}” of this supplier is of ${d.de}. Change it or clear it there, under Suppliers, and choose again.`,
  'importaciones.lista_desconocida': (d) => `There is no active price list “${d.nombre}”. ${hay(d.conocidas)}`,
  'importaciones.lista_calculada': (d) =>
    `The prices of ${d.nombre} are worked out by themselves, or the list is inactive. Choose a manual, active list.`,
  'importaciones.deposito_desconocido': (d) =>
    `${d.codigo === '' ? 'The chosen warehouse no longer serves for this' : `There is no active warehouse with the code “${d.codigo}”`}. ${hay(d.conocidos)}`,
};
