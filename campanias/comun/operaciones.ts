import type { Azar } from './azar.ts';
import type { Cliente, Destino } from './cliente.ts';
import type { Operacion } from './historia.ts';
import { type AjusteDelMundo, aprender, crearMundo, type Mundo, type NotaDelMundo } from './mundo.ts';

const NOTAS = '/api/ventas/notas-de-pedido';
const AJUSTES = '/api/stock/ajustes';

/** What writers do. The names are those of the audit trail. */
export const TIPOS = [
  'nota.crear',
  'nota.editar',
  'nota.confirmar',
  'nota.finalizar',
  'nota.anular',
  'nota.cancelar-saldo',
  'ajuste.crear',
  'ajuste.aplicar',
  'ajuste.revertir',
  'cliente.crear',
  'cliente.cambiar',
  'articulo.crear',
  'articulo.cambiar',
  'articulo.precio',
] as const;
export type Tipo = (typeof TIPOS)[number];

/** A counter with a bit of everything: most of it moves notas along. */
const PESOS: Readonly<Record<Tipo, number>> = {
  'nota.crear': 6,
  'nota.editar': 3,
  'nota.confirmar': 6,
  'nota.finalizar': 6,
  'nota.anular': 1,
  'nota.cancelar-saldo': 2,
  'ajuste.crear': 2,
  'ajuste.aplicar': 2,
  'ajuste.revertir': 1,
  'cliente.crear': 1,
  'cliente.cambiar': 2,
  'articulo.crear': 1,
  'articulo.cambiar': 1,
  'articulo.precio': 2,
};

/** Who draws: its own sequence, its own documents, the key of each send. */
export type Escritor = { readonly numero: number; readonly azar: Azar; readonly persona: number; siguiente: number };

export const crearEscritor = (azar: Azar, numero: number, persona = 0): Escritor => ({
  numero,
  azar: azar.hijo(`escritor ${numero}`),
  persona,
  siguiente: 1,
});

const claveDe = (escritor: Escritor, tipo: string): string => {
  const clave = `e${escritor.numero}-${escritor.siguiente}-${tipo}`;
  escritor.siguiente += 1;
  return clave;
};

/**
 * The next command of a writer: of a kind chosen by weight, or the creation that kind needs first. Its documents are its
 * own, artículos, clientes and their stock everybody's.
 */
export function elegirOperacion(mundo: Mundo, escritor: Escritor): Operacion {
  const tipo = escritor.azar.pesado(PESOS);
  return armarOperacion(mundo, escritor, tipo) ?? crear(mundo, escritor, tipo.startsWith('ajuste') ? 'ajuste' : 'nota');
}

/** A command of that kind, or undefined when no document of the writer is ready for it. */
export function armarOperacion(mundo: Mundo, escritor: Escritor, tipo: Tipo): Operacion | undefined {
  const [entidad, verbo] = tipo.split('.');
  if (entidad === 'nota' && verbo !== 'crear') return sobreNota(mundo, escritor, tipo);
  if (entidad === 'ajuste' && verbo !== 'crear') return sobreAjuste(mundo, escritor, tipo);
  if (verbo === 'crear') return crear(mundo, escritor, entidad as Creable);
  return sobreMaestro(mundo, escritor, tipo);
}

type Envio = Pick<Operacion, 'metodo' | 'ruta' | 'cuerpo'>;
const operacion = (escritor: Escritor, tipo: string, envio: Envio): Operacion => ({
  clave: claveDe(escritor, tipo),
  tipo,
  persona: escritor.persona,
  ...envio,
});

type Creable = 'nota' | 'ajuste' | 'cliente' | 'articulo';

function crear(mundo: Mundo, escritor: Escritor, entidad: Creable): Operacion {
  const { azar, numero, siguiente } = escritor;
  const tipo = `${entidad}.crear`;
  const depositoId = azar.elegir(mundo.depositos);
  if (entidad === 'cliente') {
    const cuerpo = { razonSocial: `Cliente ${numero}-${siguiente}`, condicionIva: 5 };
    return operacion(escritor, tipo, { metodo: 'POST', ruta: '/api/clientes', cuerpo });
  }
  if (entidad === 'articulo') {
    const cuerpo = {
      codigo: `CAMP-${numero}-${siguiente}`,
      descripcion: `Artículo de campaña ${numero} ${siguiente}`,
      precio: importe(azar),
    };
    return operacion(escritor, tipo, { metodo: 'POST', ruta: '/api/articulos', cuerpo });
  }
  if (entidad === 'ajuste') {
    const renglones = articulosAlAzar(mundo, azar, 4).map((articuloId) => {
      const entra = azar.suerte(0.7);
      const cantidad = String(entra ? azar.entero(5, 60) : -azar.entero(1, 3));
      return { articuloId, cantidad, ...(entra ? { costo: importe(azar) } : {}) };
    });
    const cuerpo = { depositoId, motivo: 'Diferencia de inventario', renglones };
    return operacion(escritor, tipo, { metodo: 'POST', ruta: AJUSTES, cuerpo });
  }
  const cuerpo = {
    clienteId: azar.elegir([...mundo.clientes.keys()]),
    depositoId,
    renglones: renglonesDeNota(mundo, azar),
  };
  return operacion(escritor, tipo, { metodo: 'POST', ruta: NOTAS, cuerpo });
}

const importe = (azar: Azar): string => `${azar.entero(100, 90_000)}.${String(azar.entero(0, 99)).padStart(2, '0')}`;

const articulosAlAzar = (mundo: Mundo, azar: Azar, maximo: number): string[] =>
  azar.barajar([...mundo.articulos.keys()]).slice(0, azar.entero(1, maximo));

const renglonesDeNota = (mundo: Mundo, azar: Azar) =>
  articulosAlAzar(mundo, azar, 5).map((articuloId) => ({ articuloId, cantidad: String(azar.entero(1, 4)) }));

const DESDE: Readonly<Record<string, readonly string[]>> = {
  'nota.editar': ['BORRADOR'],
  'nota.confirmar': ['BORRADOR'],
  'nota.finalizar': ['CONFIRMADA', 'PARCIAL'],
  'nota.anular': ['BORRADOR', 'CONFIRMADA'],
  'nota.cancelar-saldo': ['PARCIAL'],
  'ajuste.aplicar': ['BORRADOR'],
  'ajuste.revertir': ['APLICADO'],
};

function propios<T extends { readonly estado: string }>(
  documentos: ReadonlyMap<string, T>,
  { abiertos }: Mundo,
  { numero }: Escritor,
  tipo: string,
): T[] {
  const desde = DESDE[tipo] ?? [];
  return [...(abiertos.get(numero) ?? [])]
    .map((id) => documentos.get(id))
    .filter((documento) => documento !== undefined)
    .filter(({ estado }) => desde.includes(estado));
}

function sobreNota(mundo: Mundo, escritor: Escritor, tipo: Tipo): Operacion | undefined {
  const { azar } = escritor;
  const nota = azar.elegir(propios(mundo.notas, mundo, escritor, tipo));
  if (!nota) return undefined;
  const { version } = nota;
  const ruta = `${NOTAS}/${nota.id}`;
  if (tipo === 'nota.editar') {
    const cuerpo = { version, observaciones: `cambio ${escritor.siguiente}`, renglones: renglonesDeNota(mundo, azar) };
    return operacion(escritor, tipo, { metodo: 'PATCH', ruta, cuerpo });
  }
  const cuerpos: Partial<Record<Tipo, () => object>> = {
    'nota.confirmar': () => ({ version, parcial: azar.suerte(0.3) }),
    'nota.finalizar': () => ({ version, ...(azar.suerte(0.5) ? {} : parteDe(nota, azar)) }),
    'nota.anular': () => ({ version, motivo: 'El cliente desistió' }),
    'nota.cancelar-saldo': () => ({ version, motivo: 'El cliente no espera' }),
  };
  const cuerpo = cuerpos[tipo]?.();
  return operacion(escritor, tipo, { metodo: 'POST', ruta: `${ruta}/${tipo.slice('nota.'.length)}`, cuerpo });
}

/** One unit of one line with something pending. */
function parteDe({ renglones }: NotaDelMundo, azar: Azar): object {
  const renglon = azar.elegir(renglones.filter(({ pendiente }) => Number(pendiente) > 0));
  return renglon ? { renglones: [{ renglonId: renglon.id, cantidad: '1' }] } : {};
}

function sobreAjuste(mundo: Mundo, escritor: Escritor, tipo: Tipo): Operacion | undefined {
  const ajuste: AjusteDelMundo | undefined = escritor.azar.elegir(propios(mundo.ajustes, mundo, escritor, tipo));
  if (!ajuste) return undefined;
  const ruta = `${AJUSTES}/${ajuste.id}/${tipo.slice('ajuste.'.length)}`;
  const cuerpo = { version: ajuste.version, ...(tipo === 'ajuste.revertir' ? { motivo: 'Estaba mal contado' } : {}) };
  return operacion(escritor, tipo, { metodo: 'POST', ruta, cuerpo });
}

function sobreMaestro(mundo: Mundo, escritor: Escritor, tipo: Tipo): Operacion | undefined {
  const { azar, siguiente } = escritor;
  const coleccion = tipo === 'cliente.cambiar' ? mundo.clientes : mundo.articulos;
  const registro = azar.elegir([...coleccion.values()]);
  if (!registro) return undefined;
  const { id, version } = registro;
  if (tipo === 'articulo.precio') {
    const motivo = `cambio ${siguiente}`;
    const cuerpo = { importe: importe(azar), motivo, bajoMargen: { motivo } };
    return operacion(escritor, tipo, { metodo: 'POST', ruta: `/api/articulos/${id}/precios`, cuerpo });
  }
  const envio: Envio =
    tipo === 'cliente.cambiar'
      ? { metodo: 'PATCH', ruta: `/api/clientes/${id}`, cuerpo: { version, telefono: `11 ${azar.entero(1e7, 1e8)}` } }
      : { metodo: 'PATCH', ruta: `/api/articulos/${id}`, cuerpo: { version, observaciones: `nota ${siguiente}` } };
  return operacion(escritor, tipo, envio);
}

type Siembra = { readonly articulos?: number; readonly clientes?: number; readonly stock?: number };

/** A small company made through the API: artículos with price and stock in the first depósito, clientes. */
export async function sembrarMundo(
  cliente: Cliente,
  destino: Destino,
  { articulos = 16, clientes = 4, stock = 500 }: Siembra = {},
): Promise<Mundo> {
  type Filas = { readonly filas: readonly { readonly id: string; readonly vendible: boolean }[] };
  const { filas } = await cliente.leer<Filas>(destino, '/api/tablas-generales/depositos');
  const mundo = crearMundo(filas.filter(({ vendible }) => vendible).map(({ id }) => id));
  let sembradas = 0;
  const hacer = async (tipo: string, ruta: string, cuerpo: object) => {
    sembradas += 1;
    const envio = { clave: `siembra-${sembradas}`, tipo, metodo: 'POST', ruta, cuerpo, persona: 0 } as const;
    const resultado = await cliente.enviar(destino, envio);
    if (resultado.tipo !== 'ok') throw new Error(`seeding ${tipo} failed: ${JSON.stringify(resultado)}`);
    aprender(mundo, envio, resultado);
    return JSON.parse(resultado.cuerpo) as { id: string; version: number };
  };
  for (let i = 1; i <= articulos; i += 1) {
    const cuerpo = { codigo: `BASE-${i}`, descripcion: `Artículo de base ${i}`, precio: `${1000 + i}.50` };
    await hacer('articulo.crear', '/api/articulos', cuerpo);
  }
  for (let i = 1; i <= clientes; i += 1) {
    await hacer('cliente.crear', '/api/clientes', { razonSocial: `Cliente base ${i}`, condicionIva: 5 });
  }
  const renglones = [...mundo.articulos.keys()].map((articuloId) => ({
    articuloId,
    cantidad: String(stock),
    costo: '500.00',
  }));
  const nuevo = { depositoId: mundo.depositos[0], motivo: 'Stock inicial', renglones };
  const ajuste = await hacer('ajuste.crear', AJUSTES, nuevo);
  await hacer('ajuste.aplicar', `${AJUSTES}/${ajuste.id}/aplicar`, { version: ajuste.version });
  return mundo;
}
