import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Importador, importadorDe } from '#importaciones/ayudas-de-prueba.ts';
import { type MundoDeListas, mundoDeListas } from '#importaciones/listas/ayudas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';

let prueba: Prueba;
let admin: Cliente;
let mundo: MundoDeListas;
let bidon: string;
beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente();
  mundo = mundoDeListas(admin);
  bidon = (await crearUnidad('BID', 1)).id;
});
afterAll(() => prueba.cerrar());

const crearUnidad = async (codigo: string, decimales: number) =>
  (await admin.post('/api/tablas-generales/unidades', { codigo, nombre: `Unidad ${codigo}`, decimales })).cuerpo;
const ficha = async (id: string) => (await admin.get(`/api/articulos/${id}`)).cuerpo;

async function medirEn(id: string, unidadId: string): Promise<void> {
  const { version } = await ficha(id);
  expect((await admin.patch(`/api/articulos/${id}`, { version, unidadId })).status).toBe(200);
}
/** An artículo that is counted by halves until somebody goes back to whole ones. */
async function deBidones(codigo: string): Promise<{ readonly id: string; readonly enteros: () => Promise<void> }> {
  const id = await mundo.articulo(codigo);
  const { unidad } = await ficha(id);
  await medirEn(id, bidon);
  return { id, enteros: () => medirEn(id, unidad.id) };
}
const aplicar = async (quien: Importador, contenido: string): Promise<string> => {
  const { cuerpo } = await quien.importar(contenido);
  expect(cuerpo).toMatchObject({ estado: 'APLICADA', rechazadas: 0, fallo: null });
  return cuerpo.id;
};
/** Takes it back, all but one of what it did, and answers why that stays. */
async function revertirMenosUna(quien: Importador, id: string): Promise<string> {
  const { cuerpo } = await quien.hacer(id, 'revertir');
  expect(cuerpo).toMatchObject({ estado: 'REVERTIDA', noRevertidas: 1, fallo: null });
  const { filas } = (await quien.filas(id, 'noRevertidas=true')).cuerpo;
  return filas[0].noRevertida;
}
const NO_CABE = 'Ahora se cuenta en una unidad que no admite lo que decía antes.';

describe('INV-74 INV-29 what an artículo counts in by now admits no longer what a file found: that row stays, and the others go back', () => {
  it('of a file of codes, how many units a scan is', async () => {
    const codigos = importadorDe(admin, 'codigos');
    const { id, enteros } = await deBidones('OU-1');
    const otro = await mundo.articulo('OU-2');
    await aplicar(codigos, 'codigo;otro codigo;cantidad por lectura\nOU-1;V-OU-1;2,5\nOU-2;V-OU-2;4\n');
    const segundo = await aplicar(codigos, 'codigo;otro codigo;cantidad por lectura\nOU-1;V-OU-1;3\nOU-2;V-OU-2;6\n');
    await enteros();
    expect(await revertirMenosUna(codigos, segundo)).toBe(NO_CABE);
    expect((await ficha(id)).codigos).toMatchObject([{ valor: 'V-OU-1', cantidadPorLectura: '3' }]);
    expect((await ficha(otro)).codigos).toMatchObject([{ valor: 'V-OU-2', cantidadPorLectura: '4' }]);
  });

  it('of a file of minimums, what a depósito should hold', async () => {
    const minimos = importadorDe(admin, 'minimos');
    const { id, enteros } = await deBidones('OU-3');
    const otro = await mundo.articulo('OU-4');
    await aplicar(minimos, 'codigo;minimo;objetivo\nOU-3;2,5;5\nOU-4;1;2\n');
    const segundo = await aplicar(minimos, 'codigo;minimo;objetivo\nOU-3;3;6\nOU-4;2;4\n');
    await enteros();
    expect(await revertirMenosUna(minimos, segundo)).toBe(NO_CABE);
    const { rows } = await prueba.pool.query(
      'select trim_scale(minimo)::text as minimo from politica_reposicion where articulo_id = any($1) order by minimo',
      [[id, otro]],
    );
    expect(rows).toEqual([{ minimo: '1' }, { minimo: '3' }]);
  });

  it('of a draft of an estructura, how much of a component', async () => {
    const estructuras = importadorDe(admin, 'estructuras');
    const { enteros } = await deBidones('OU-5');
    for (const codigo of ['OU-6', 'OU-M', 'OU-N']) await mundo.articulo(codigo);
    const borrador = (...lineas: readonly string[]) =>
      aplicar(estructuras, `articulo;componente;cantidad;estado\n${lineas.map((una) => `${una};Borrador\n`).join('')}`);
    await borrador('OU-M;OU-5;2,5', 'OU-N;OU-6;1');
    const segundo = await borrador('OU-M;OU-6;1', 'OU-N;OU-6;2');
    await enteros();
    expect(await revertirMenosUna(estructuras, segundo)).toContain('OU-5 se cuenta en');
  });

  it('of a file of artículos, the unidad they were counted in when it has other decimals by now', async () => {
    const articulos = importadorDe(admin, 'articulos');
    const rollo = await crearUnidad('ROL', 2);
    const id = await mundo.articulo('OU-7');
    await mundo.articulo('OU-8');
    await medirEn(id, rollo.id);
    const importado = await aplicar(articulos, 'codigo;unidad;observaciones\nOU-7;BID;Otra\nOU-8;;Otra\n');
    const cambio = { version: rollo.version, codigo: 'ROL', nombre: rollo.nombre, decimales: 3, activa: true };
    expect((await admin.patch(`/api/tablas-generales/unidades/${rollo.id}`, cambio)).status).toBe(200);
    expect(await revertirMenosUna(articulos, importado)).toBe(
      'La unidad que tenía se cuenta ahora con otros decimales.',
    );
  });

  it('GAP-18 of the list of a proveedor, by how many it sells: that stays as it is, and its cost goes back', async () => {
    const proveedorId = await mundo.proveedor();
    const { id, enteros } = await deBidones('OU-9');
    await mundo.agregar(id, proveedorId, { codigo: 'P-OU-9', costo: '100', multiplo: '2.5' });
    const lista = await mundo.comparada('Código;Precio;Bulto\nP-OU-9;110;3\n', proveedorId, { limite: '90' });
    expect(await mundo.hacer(lista, 'aplicar')).toMatchObject({ estado: 'APLICADA', lista: { omitidas: 0 } });
    await enteros();
    expect(await mundo.hacer(lista, 'revertir')).toMatchObject({ estado: 'REVERTIDA', noRevertidas: 0, fallo: null });
    expect((await mundo.tratosDe(id)).filas).toMatchObject([{ costo: '100.00', multiplo: '3' }]);
  });
});
