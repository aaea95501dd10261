import type { Interfaz } from './tienda.ts';

// A small believable company, made through the same API an integrator has.

const SUCURSALES = ['Rosario', 'Córdoba', 'Mar del Plata', 'Neuquén'] as const;

type Parte = readonly [codigo: string, descripcion: string, marca: string, precio: string, stock: readonly number[]];
const ARTICULOS: readonly Parte[] = [
  ['WO-342', 'Filtro de aceite Hilux 2.8 TDI 2016/', 'Wega', '18450.00', [26, 11, 8, 3, 0]],
  ['W 712/95', 'Filtro de aceite Hilux 3.0 D4D', 'Mann', '21930.00', [7, 4, 0, 2, 1]],
  ['90915-YZZD4', 'Filtro de aceite Hilux 2.7 nafta original', 'Toyota', '34210.50', [3, 0, 2, 0, 0]],
  ['FAP-9128', 'Filtro de aire Hilux 2.8 TDI 2016/', 'Wega', '32780.00', [9, 8, 6, 3, 0]],
  ['C 29 015', 'Filtro de aire Hilux 2.8 / SW4 2016/', 'Mann', '41260.00', [0, 4, 2, 0, 0]],
  ['LX 3541', 'Filtro de aire Hilux 2.4 / 2.8', 'Mahle', '38915.00', [3, 0, 0, 0, 0]],
  ['FAP-4041', 'Filtro de aire Hilux 3.0 D4D 2005/2015', 'Wega', '27640.00', [14, 9, 7, 4, 2]],
  ['FCD-2211', 'Filtro de combustible Hilux 2.8 con sensor', 'Bosch', '67890.00', [2, 1, 0, 0, 0]],
  ['CU 26 010', 'Filtro de habitáculo Hilux / SW4 2016/', 'Mann', '26480.00', [18, 7, 9, 5, 3]],
  ['BKR6EIX-11', 'Bujía iridio Gol Trend / Fox 1.6', 'NGK', '14980.00', [64, 32, 20, 12, 8]],
  ['GP-30512', 'Amortiguador delantero Corolla 2014/', 'Monroe', '96300.00', [4, 6, 2, 0, 1]],
  ['DP-41288', 'Pastillas de freno delanteras Hilux', 'Ferodo', '58740.00', [13, 9, 7, 2, 4]],
  ['CT-1028K1', 'Kit distribución Amarok 2.0 TDI', 'Gates', '187600.00', [4, 2, 1, 0, 0]],
];

export type Ejemplo = {
  readonly articulos: ReadonlyMap<string, string>;
  /** Of all of them, and of nothing else: other tests leave artículos of their own on the same server. */
  readonly rubroId: string;
  readonly clienteId: string;
  readonly depositoId: string;
  readonly ajusteId: string;
  /** One nota per state worth looking at. */
  readonly notas: { readonly borrador: string; readonly confirmada: string; readonly parcial: string };
};

const pobladas = new WeakMap<Interfaz, Promise<Ejemplo>>();

/** The sample company of the server behind `interfaz`, made once however many files of tests share it. */
export function poblar(interfaz: Interfaz): Promise<Ejemplo> {
  const ejemplo = pobladas.get(interfaz) ?? fundar(interfaz);
  pobladas.set(interfaz, ejemplo);
  return ejemplo;
}

async function fundar(interfaz: Interfaz): Promise<Ejemplo> {
  const { crear, filas } = interfaz;
  for (const [i, nombre] of SUCURSALES.entries()) {
    await crear('/api/tablas-generales/sucursales', { codigo: `S${i + 2}`, nombre });
  }
  const depositos = (await filas('/api/tablas-generales/depositos?porPagina=200')).filter(
    (una) => una.principal === true,
  );
  const ordenados = ['Casa Central', ...SUCURSALES].map(
    (nombre) => depositos.find((deposito) => JSON.stringify(deposito).includes(nombre))?.id ?? '',
  );
  const { articulos, rubroId } = await crearArticulos(interfaz);
  const ajustes = await Promise.all(
    ordenados.map((depositoId, i) =>
      cargarStock(
        interfaz,
        depositoId,
        articulos,
        ARTICULOS.map((parte) => parte[4][i] ?? 0),
      ),
    ),
  );
  const cliente = await crear('/api/clientes', {
    razonSocial: 'Taller Hermanos Quiroga',
    documento: { tipo: '80', numero: '30-70707070-2' },
    condicionIva: 1,
    alerta: 'Retira Marcos con remito firmado',
  });
  const lugar = { depositoId: ordenados[0] ?? '', ajusteId: ajustes[0] ?? '' };
  const base = { articulos, rubroId, clienteId: cliente.id, ...lugar };
  return { ...base, notas: await crearNotas(interfaz, base) };
}

async function crearArticulos({ crear }: Interfaz): Promise<Pick<Ejemplo, 'articulos' | 'rubroId'>> {
  const rubro = await crear('/api/articulos/rubros', { codigo: 'FIL', nombre: 'Filtros' });
  const familia = await crear('/api/articulos/familias', { rubroId: rubro.id, codigo: 'ACE', nombre: 'Aceite y aire' });
  const subfamilia = await crear('/api/articulos/subfamilias', {
    familiaId: familia.id,
    codigo: 'PU',
    nombre: 'Pick-up diésel',
  });
  const marcas = new Map<string, string>();
  const articulos = new Map<string, string>();
  for (const [codigo, descripcion, marca, precio] of ARTICULOS) {
    if (!marcas.has(marca)) marcas.set(marca, (await crear('/api/tablas-generales/marcas', { nombre: marca })).id);
    const creado = await crear('/api/articulos', {
      codigo,
      descripcion,
      precio,
      marcaId: marcas.get(marca),
      subfamiliaId: subfamilia.id,
    });
    articulos.set(codigo, creado.id);
  }
  return { articulos, rubroId: rubro.id };
}

async function cargarStock(
  { crear, hacer }: Interfaz,
  depositoId: string,
  articulos: ReadonlyMap<string, string>,
  cantidades: readonly number[],
): Promise<string> {
  const renglones = [...articulos.values()]
    .map((articuloId, i) => ({ articuloId, cantidad: String(cantidades[i] ?? 0), costo: '9000.00' }))
    .filter(({ cantidad }) => cantidad !== '0');
  const ajuste = await crear('/api/stock/ajustes', { depositoId, motivo: 'Stock inicial', renglones });
  await hacer(`/api/stock/ajustes/${ajuste.id}/aplicar`, { version: ajuste.version });
  return ajuste.id;
}

type Base = Omit<Ejemplo, 'notas'>;

async function crearNotas(
  { crear, hacer }: Interfaz,
  { articulos, clienteId, depositoId }: Base,
): Promise<Ejemplo['notas']> {
  const pedir = (...partes: readonly (readonly [string, string])[]) =>
    crear('/api/ventas/notas-de-pedido', {
      clienteId,
      depositoId,
      renglones: partes.map(([codigo, cantidad]) => ({ articuloId: articulos.get(codigo), cantidad })),
    });
  const nota = (id: string) => `/api/ventas/notas-de-pedido/${id}`;
  const borrador = await pedir(
    ['WO-342', '4'],
    ['BKR6EIX-11', '8'],
    ['GP-30512', '6'],
    ['DP-41288', '2'],
    ['CT-1028K1', '1'],
  );
  const confirmada = await pedir(['WO-342', '2'], ['FAP-9128', '1'], ['CU 26 010', '3']);
  await hacer(`${nota(confirmada.id)}/confirmar`, { version: confirmada.version });
  const parcial = await pedir(['BKR6EIX-11', '8'], ['DP-41288', '2']);
  const lista = await hacer(`${nota(parcial.id)}/confirmar`, { version: parcial.version });
  const [primero] = parcial.renglones as { id: string }[];
  await hacer(`${nota(parcial.id)}/finalizar`, {
    version: lista.version,
    renglones: [{ renglonId: primero?.id, cantidad: '5' }],
  });
  return { borrador: borrador.id, confirmada: confirmada.id, parcial: parcial.id };
}
