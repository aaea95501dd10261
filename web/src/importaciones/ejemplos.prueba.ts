import type { FilaImportada, Importacion, PerfilDeImportacion } from '@trastienda/nucleo/importaciones/contrato.ts';
import { OPCIONES_POR_OMISION } from '@trastienda/nucleo/importaciones/contrato.ts';

export const ID = '01980000-0000-7000-8000-00000000a001';
export const VER = `GET /api/importaciones/${ID}`;
export const FILAS = `GET /api/importaciones/${ID}/filas`;
export const PERFILES = 'GET /api/importaciones/perfiles';

/** A list of parts just read: `;`, decimal comma, a column nobody takes, and a price that is not one. */
export const importacion = (cambios: Partial<Importacion> = {}): Importacion => ({
  id: ID,
  version: 3,
  entidad: 'articulos',
  archivo: 'lista.csv',
  bytes: 1200,
  estado: 'CARGADA',
  perfil: null,
  leidas: null,
  rechazadas: null,
  crear: null,
  actualizar: null,
  sinCambios: null,
  tarea: null,
  creadaEn: '2026-11-21T13:38:00.000Z',
  creadaPor: 'Lucía Ferreyra',
  aplicadaEn: null,
  revertidaEn: null,
  acciones: ['cambiar', 'validar', 'aplicar', 'descartar'],
  formato: { codificacion: 'windows-1252', separador: ';', decimal: ',', fecha: 'dma', encabezado: 1 },
  hojas: [],
  conArchivo: true,
  columnas: ['Código', 'Detalle', 'Precio lista', 'Proveedor'].map((titulo) => ({ titulo })),
  mapeo: { codigo: 0, descripcion: 1, precio: 2 },
  opciones: OPCIONES_POR_OMISION,
  propios: [],
  faltan: [],
  muestra: [
    {
      fila: 2,
      celdas: ['WO-342', 'Filtro de aceite Hilux', '18.450,00', 'Sur'],
      valores: { codigo: 'WO-342', descripcion: 'Filtro de aceite Hilux', precio: '18450.00' },
      rechazos: [],
    },
    {
      fila: 3,
      celdas: ['FAP-9128', 'Filtro de aire Ñandú', 'consultar', 'Sur'],
      valores: { codigo: 'FAP-9128', descripcion: 'Filtro de aire Ñandú' },
      rechazos: [{ columna: 'Precio lista', valor: 'consultar', motivo: 'No es un número.' }],
    },
  ],
  fallo: null,
  anterior: null,
  validadaEn: null,
  aplicadaPor: null,
  revertidaPor: null,
  noRevertidas: null,
  detalles: [],
  ...cambios,
});

export const ensayada = (cambios: Partial<Importacion> = {}): Importacion =>
  importacion({
    estado: 'VALIDADA',
    version: 4,
    leidas: 1250,
    crear: 1200,
    actualizar: 40,
    sinCambios: 8,
    rechazadas: 2,
    validadaEn: '2026-11-21T13:40:00.000Z',
    detalles: [{ texto: 'Marcas nuevas', cantidad: 12 }],
    ...cambios,
  });

export const aplicada = (cambios: Partial<Importacion> = {}): Importacion =>
  ensayada({
    estado: 'APLICADA',
    version: 5,
    acciones: ['revertir'],
    aplicadaEn: '2026-11-21T13:45:00.000Z',
    aplicadaPor: 'Lucía Ferreyra',
    ...cambios,
  });

const fila = (cambios: Partial<FilaImportada>): FilaImportada => ({
  fila: 2,
  resultado: 'CREAR',
  referencia: 'WO-342',
  texto: 'Filtro de aceite Hilux',
  registroId: null,
  cambios: [],
  rechazos: [],
  noRevertida: null,
  ...cambios,
});

export const filas: readonly FilaImportada[] = [
  fila({ cambios: [{ campo: 'Marca', antes: null, despues: 'Wega' }] }),
  fila({
    fila: 3,
    resultado: 'ACTUALIZAR',
    referencia: 'GP-30512',
    texto: 'Amortiguador Corolla',
    cambios: [
      { campo: 'Precio', antes: '91.000,00', despues: '96.300,00' },
      { campo: 'Marca', antes: '', despues: 'Monroe' },
      { campo: 'IVA', antes: '21 %', despues: '10,5 %' },
    ],
  }),
  fila({
    fila: 4,
    resultado: 'RECHAZADA',
    referencia: 'FAP-9128',
    rechazos: [{ columna: 'Precio lista', valor: 'consultar', motivo: 'No es un número.' }],
  }),
];

export const lista = <Fila>(algunas: readonly Fila[]) => ({
  filas: algunas,
  total: algunas.length,
  totalExacto: true,
  pagina: 1,
  porPagina: 50,
});

export const perfil: PerfilDeImportacion = {
  id: '01980000-0000-7000-8000-00000000b001',
  version: 1,
  nombre: 'Lista de Mahle',
  entidad: 'articulos',
  formato: importacion().formato,
  columnas: { codigo: 'Código', precio: 'Precio lista' },
  opciones: OPCIONES_POR_OMISION,
  modificadoEn: '2026-11-20T11:20:00.000Z',
  modificadoPor: 'Marta Soria',
};
