import { camposDe, type Entidad } from '#importaciones/entidades/entidades.ts';

/** The fields that what is kept of a row may tell, by entidad: a lista tells its lines, and a campo of the business goes by its name. */
const CAMPOS: Readonly<Record<Entidad, readonly string[]>> = {
  articulos: [
    ...['descripcion', 'marca', 'subfamilia', 'unidad', 'tipo', 'iva', 'precio', 'precioPropuesto', 'codigos'],
    ...['permiteNegativo', 'observaciones'],
  ],
  codigos: ['valor', 'tipo', 'proveedor', 'cantidad'],
  minimos: ['minimo', 'objetivo', 'maximo', 'ubicacion'],
  precios: ['precio'],
  costos: ['costo', 'moneda', 'motivo'],
  equivalencias: ['equivalente', 'relacion'],
  estructuras: ['estructura', 'componente', 'salen'],
  aplicaciones: ['marca', 'modelo', 'motor', 'desde', 'hasta', 'nota'],
  clientes: [
    ...['codigoExterno', 'razonSocial', 'documento', 'condicionIva', 'email', 'telefono', 'lista', 'calle'],
    ...['localidad', 'codigoPostal', 'alerta', 'observaciones'],
  ],
  localidades: ['provincia', 'partido', 'codigoPostal'],
  stock: ['deposito', 'cantidad', 'costo', 'numero', 'vence'],
  ventas: ['codigo', 'cantidad', 'precio', 'cliente'],
  listas_de_proveedor: [],
};

/** Those that are told of several columns of the file, or of one by another name. */
const OTROS_TITULOS: Readonly<Record<string, string>> = {
  codigos: 'Otros códigos',
  precioPropuesto: 'Precio propuesto',
  numero: 'Lote, serie u oblea',
  vence: 'Vencimiento',
  estructura: 'Estructura',
  salen: 'Componentes que salen',
};

/** How people call a field of what changes. */
export const tituloDeCampo = (entidad: Entidad, campo: string): string =>
  camposDe(entidad)[campo]?.titulo ?? OTROS_TITULOS[campo] ?? campo;

/** The fields that rows of that entidad may change, to be asked for. */
export const camposQueCambian = (entidad: Entidad): readonly { readonly id: string; readonly texto: string }[] =>
  CAMPOS[entidad].map((id) => ({ id, texto: tituloDeCampo(entidad, id) }));
