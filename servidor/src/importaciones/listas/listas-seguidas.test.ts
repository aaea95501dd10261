import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { type MundoDeListas, mundoDeListas } from './ayudas-de-prueba.ts';

let prueba: Prueba;
let admin: Cliente;
let mundo: MundoDeListas;
beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente();
  mundo = mundoDeListas(admin);
});
afterAll(() => prueba.cerrar());

/** Applies a list with these rows. */
async function aplicarLista(proveedorId: string, ...renglones: readonly string[]): Promise<string> {
  const id = await mundo.comparada(['Código;Detalle;Precio', ...renglones].join('\n'), proveedorId);
  await mundo.decidir(id, 'marcar', { marca: 'incluir', cuales: { filtro: {} } });
  expect(await mundo.hacer(id, 'aplicar')).toMatchObject({ estado: 'APLICADA', fallo: null, lista: { omitidas: 0 } });
  return id;
}

it('ART-12 a cost of reposición written by hand holds until a list says another, and one that nobody wrote is filled in', async () => {
  const proveedorId = await mundo.proveedor();
  const id = await mundo.articulo('MANO-1');
  await mundo.agregar(id, proveedorId, { codigo: 'MANO-1', costo: '100' });
  const escrito = await admin.post(`/api/articulos/${id}/costos`, {
    importe: '150',
    moneda: 'ARS',
    origen: 'A mano',
  });
  expect(escrito.status).toBe(201);
  const reposicion = async () => (await mundo.tratosDe(id)).reposicion;
  await aplicarLista(proveedorId, 'MANO-1;Repuesto;100');
  expect(await reposicion()).toMatchObject({ importe: '150.00', origen: 'A mano' });
  await prueba.pool.query(
    `update articulo set costo_reposicion = null, costo_reposicion_moneda = null, costo_reposicion_fecha = null,
                         costo_reposicion_origen = null where id = $1`,
    [id],
  );
  await aplicarLista(proveedorId, 'MANO-1;Repuesto;100');
  expect(await reposicion()).toMatchObject({ importe: '100.00' });
  await aplicarLista(proveedorId, 'MANO-1;Repuesto;110');
  expect(await reposicion()).toMatchObject({ importe: '110.00' });
});

it('INV-74 taking back a list leaves what a later one says, also when it says the same cost, or another code', async () => {
  const proveedorId = await mundo.proveedor();
  const letras = ['A', 'B', 'C'] as const;
  const [igual, conOtroCodigo, sola] = (await Promise.all(letras.map((letra) => mundo.articulo(`DOS-${letra}`)))) as [
    string,
    string,
    string,
  ];
  for (const [n, id] of [igual, conOtroCodigo, sola].entries()) {
    await mundo.agregar(id, proveedorId, { codigo: `VIEJO-${letras[n]}`, costo: '80' });
  }
  const aplicar = async (renglones: readonly string[]) => {
    const id = await mundo.comparada(`Código;Nuestro código;Detalle;Precio\n${renglones.join('\n')}\n`, proveedorId);
    expect(await mundo.hacer(id, 'aplicar')).toMatchObject({ estado: 'APLICADA', fallo: null, lista: { omitidas: 0 } });
    return id;
  };
  const agosto = await aplicar(letras.map((letra) => `VIEJO-${letra};DOS-${letra};Repuesto;100`));
  await aplicar(['VIEJO-A;DOS-A;Repuesto;100', 'NUEVO-B;DOS-B;Repuesto;100']);

  expect(await mundo.hacer(agosto, 'revertir')).toMatchObject({ estado: 'REVERTIDA', noRevertidas: 2, fallo: null });
  const deUno = async (id: string) => {
    const { filas, reposicion } = await mundo.tratosDe(id);
    return [filas[0].codigo, filas[0].costo, reposicion.importe];
  };
  expect(await Promise.all([igual, conOtroCodigo, sola].map(deUno))).toEqual([
    ['VIEJO-A', '100.00', '100.00'],
    ['NUEVO-B', '100.00', '100.00'],
    ['VIEJO-C', '80.00', '80.00'],
  ]);
  const quedan = await mundo.lineas(agosto, 'apartada=true');
  expect(quedan.map(({ codigo, noRevertida }: Record<string, string>) => [codigo, noRevertida])).toEqual(
    ['A', 'B'].map((letra) => [`VIEJO-${letra}`, 'Una lista posterior dice lo que pide el proveedor.']),
  );
});

it('INV-74 an artículo that a list created stays while a later list brings it', async () => {
  const proveedorId = await mundo.proveedor();
  const archivo = 'Código;Detalle;Precio\nNACIDO-1;Recién llegado;50\n';
  const primera = await mundo.comparada(archivo, proveedorId);
  await mundo.decidir(primera, 'marcar', { marca: 'incluir', cuales: { filtro: {} } });
  expect(await mundo.hacer(primera, 'aplicar')).toMatchObject({ estado: 'APLICADA', crear: 1 });
  const segunda = await mundo.comparada(archivo, proveedorId);
  expect(await mundo.hacer(segunda, 'aplicar')).toMatchObject({ estado: 'APLICADA', sinCambios: 1 });
  expect(await mundo.hacer(primera, 'revertir')).toMatchObject({ estado: 'REVERTIDA', noRevertidas: 1 });
  expect((await admin.get('/api/articulos?buscar=NACIDO-1&estado=BORRADOR')).cuerpo.filas).toHaveLength(1);
});

describe('INV-74 lists taken back one after another, the last one first', () => {
  const ofrecido = async (id: string) => {
    const { filas, reposicion } = await mundo.tratosDe(id);
    return [filas[0].costo, filas[0].fueraDeLista === null, reposicion.importe];
  };
  const revertir = async (id: string) =>
    expect(await mundo.hacer(id, 'revertir')).toMatchObject({ estado: 'REVERTIDA', noRevertidas: 0, fallo: null });

  it('give back what was asked before the first one, whatever the others said: more, the same, or nothing', async () => {
    const proveedorId = await mundo.proveedor();
    const ids = await Promise.all(['SUBE', 'IGUAL', 'FALTA'].map((cual) => mundo.articulo(`TRES-${cual}`)));
    for (const [n, id] of ids.entries())
      await mundo.agregar(id, proveedorId, { codigo: `TRES-${['SUBE', 'IGUAL', 'FALTA'][n]}`, costo: '80' });
    const listas = [
      await aplicarLista(proveedorId, 'TRES-SUBE;Sube;90', 'TRES-IGUAL;Igual;90', 'TRES-FALTA;Falta;90'),
      await aplicarLista(proveedorId, 'TRES-SUBE;Sube;95', 'TRES-IGUAL;Igual;90'),
      await aplicarLista(proveedorId, 'TRES-SUBE;Sube;99', 'TRES-IGUAL;Igual;90'),
    ];
    expect(await Promise.all(ids.map(ofrecido))).toEqual([
      ['99.00', true, '99.00'],
      ['90.00', true, '90.00'],
      ['90.00', false, '90.00'],
    ]);
    for (const lista of listas.toReversed()) await revertir(lista);
    expect(await Promise.all(ids.map(ofrecido))).toEqual(ids.map(() => ['80.00', true, '80.00']));
  });

  it('take away the artículo that the first one created', async () => {
    const proveedorId = await mundo.proveedor();
    const primera = await mundo.comparada('Código;Detalle;Precio\nCREADO-1;Recién llegado;50\n', proveedorId);
    await mundo.decidir(primera, 'marcar', { marca: 'incluir', cuales: { filtro: {} } });
    expect(await mundo.hacer(primera, 'aplicar')).toMatchObject({ estado: 'APLICADA', crear: 1 });
    const otras = [];
    for (const precio of ['55', '60', '60'])
      otras.push(await aplicarLista(proveedorId, `CREADO-1;Otro precio;${precio}`));
    for (const lista of [primera, ...otras].toReversed()) await revertir(lista);
    expect((await admin.get('/api/articulos?buscar=CREADO-1&estado=BORRADOR')).cuerpo.filas).toEqual([]);
  });

  it('leave alone what somebody changed between them', async () => {
    const proveedorId = await mundo.proveedor();
    const id = await mundo.articulo('ENTRE-1');
    await mundo.agregar(id, proveedorId, { codigo: 'ENTRE-1', costo: '80' });
    const primera = await aplicarLista(proveedorId, 'ENTRE-1;Repuesto;90');
    const { version } = (await mundo.tratosDe(id)).filas[0];
    const cambiado = await admin.patch(`/api/articulos/${id}/proveedores/${proveedorId}`, {
      version,
      diasDeEntrega: 3,
    });
    expect(cambiado.status).toBe(200);
    const segunda = await aplicarLista(proveedorId, 'ENTRE-1;Repuesto;95');
    await revertir(segunda);
    expect(await mundo.hacer(primera, 'revertir')).toMatchObject({ estado: 'REVERTIDA', noRevertidas: 1, fallo: null });
    expect(await ofrecido(id)).toEqual(['90.00', true, '90.00']);
  });
});
