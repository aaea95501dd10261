import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES, sembrarArticulo } from '#prueba/semillas.ts';
import { accionar, crearNota, NOTAS, sembrarStock } from '#ventas/ayudas-de-prueba.ts';

let prueba: Prueba;
let vendedor: Cliente;
let encargado: Cliente;
let articuloId: string;
beforeAll(async () => {
  prueba = await crearPrueba();
  vendedor = await quienVende('vendedor', 'IMPEDIR');
  encargado = await quienVende('encargado', 'MOTIVO');
});
afterAll(() => prueba.cerrar());

/** Somebody whose role is granted, with what happens to what they sell under the least margin, of nothing over the cost. */
async function quienVende(rol: 'vendedor' | 'encargado', bajoMargen: 'IMPEDIR' | 'MOTIVO'): Promise<Cliente> {
  const cliente = await prueba.cliente({ rol });
  await prueba.db.insertInto('concesion').values({ usuario_id: cliente.usuarioId, rol, sucursal_id: null }).execute();
  await sql`update limite_de_venta set descuento_maximo = 0, margen_minimo = 0, bajo_margen = ${bajoMargen}, costo_viejo = 'AVISAR'
            where rol = ${rol} and sucursal_id is null`.execute(prueba.db);
  return cliente;
}

async function sembrar(): Promise<void> {
  articuloId = await sembrarArticulo(prueba.db, { precio: '100' });
  await sembrarStock(prueba.db, vendedor.usuarioId, [{ articuloId, cantidad: '10' }]);
}

const costear = (importe: string) =>
  sql`update articulo set costo_reposicion = ${importe}, costo_reposicion_moneda = 'ARS',
      costo_reposicion_fecha = date_trunc('milliseconds', now()), costo_reposicion_origen = 'Prueba'
      where id = ${articuloId}`.execute(prueba.db);

const FRENADO = { status: 403, cuerpo: { code: 'ventas.precio_frenado' } };

it('PRE-10 a reason does not let through what stops who writes it, also on a line whose price nobody touches', async () => {
  await sembrar();
  const { cuerpo: nota } = await crearNota(vendedor, { renglones: [{ articuloId, cantidad: '1' }] });
  await costear('120');
  const [{ id }] = nota.renglones;
  const conMotivo = (motivoDePrecio: string) => [{ id, articuloId, cantidad: '1', motivoDePrecio }];
  const escribir = (quien: Cliente, version: number, motivo: string) =>
    quien.patch(`${NOTAS}/${nota.id}`, { version, renglones: conMotivo(motivo) });
  expect(await escribir(vendedor, 1, 'Lo pidió')).toMatchObject(FRENADO);
  expect(await accionar(vendedor, { id: nota.id, version: 1 }, 'confirmar')).toMatchObject(FRENADO);

  // Who only has to say why says it, and it stands for anybody; another one in its place does not.
  expect((await escribir(encargado, 1, 'Lo autorizó el dueño')).status).toBe(200);
  expect(await escribir(vendedor, 2, 'Lo pidió')).toMatchObject(FRENADO);
  expect((await escribir(vendedor, 2, 'Lo autorizó el dueño')).status).toBe(200);
  expect((await accionar(vendedor, { id: nota.id, version: 3 }, 'confirmar')).status).toBe(200);
});

it('PRE-10 a reason is of the price it was written for: another one of the lista has to have its own', async () => {
  await sembrar();
  await costear('120');
  const renglones = [{ articuloId, cantidad: '1', motivoDePrecio: 'Liquidación' }];
  const { cuerpo: nota } = await crearNota(encargado, { renglones });
  await sql`insert into precio (id, lista_id, articulo_id, desde, importe)
            values (gen_random_uuid(), ${INICIALES.lista}, ${articuloId}, date_trunc('milliseconds', now()), 80)`.execute(
    prueba.db,
  );
  const { cuerpo: barata } = await accionar(vendedor, nota, 'actualizar-precios');
  expect(barata.renglones).toMatchObject([{ precio: '80.00', motivoDePrecio: '' }]);
  expect(await accionar(vendedor, barata, 'confirmar')).toMatchObject(FRENADO);
  // Nothing moved since: what is said of it stays.
  const [{ id }] = barata.renglones;
  const dicho = await encargado.patch(`${NOTAS}/${nota.id}`, {
    version: 2,
    renglones: [{ id, articuloId, cantidad: '1', motivoDePrecio: 'Liquidación final' }],
  });
  const { cuerpo: igual } = await accionar(vendedor, dicho.cuerpo, 'actualizar-precios');
  expect(igual.renglones).toMatchObject([{ motivoDePrecio: 'Liquidación final' }]);
  expect((await accionar(vendedor, igual, 'confirmar')).status).toBe(200);
});
