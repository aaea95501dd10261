import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { BASE, C, crearHacedor, hacia } from './ayudas-de-prueba.ts';

let prueba: Prueba;
let nunez: Cliente;
let nadal: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  nunez = await prueba.cliente({ nombre: 'R. Núñez' });
  nadal = await prueba.cliente({ nombre: 'C. Nadal' });
});
afterAll(() => prueba.cerrar());
const { arbol, articuloEn, crear } = crearHacedor(() => nunez);

const actividadDe = async (id: string, antesDe = '') => {
  const { status, cuerpo } = await nunez.get(`/api/actividad/articulo/${id}${antesDe && `?antesDe=${antesDe}`}`);
  expect(status).toBe(200);
  return cuerpo.hechos;
};

async function hecho(ruta: string, cuerpo: object): Promise<string> {
  const respuesta = await nadal.post(`${C}/${ruta}`, cuerpo);
  expect(respuesta.status, JSON.stringify(respuesta.cuerpo)).toBe(200);
  return respuesta.cuerpo.loteId;
}

type Dicho = { readonly accion: string; readonly loteId: string | null; readonly campos: readonly object[] };

const llamado = (rubro: string, familia: string, subfamilia: string) =>
  arbol({ rubro: { nombre: rubro }, familia: { nombre: familia }, subfamilia: { nombre: subfamilia } });

it('ART-26 an artículo tells where its familia and its subfamilia were moved, and back, by whom, why and in which batch', async () => {
  const motor = await llamado('Motor', 'Correas', 'Poly-V');
  const frenos = await llamado('Frenos', 'Discos', 'Ventilados');
  const { id } = (await articuloEn(motor.subfamilia.id)).cuerpo;
  const ajeno = (await articuloEn(frenos.subfamilia.id)).cuerpo.id;

  const mueve = await hecho(`familia/${motor.familia.id}/mover`, hacia(motor.familia, frenos.rubro));
  const baja = await hecho(`subfamilia/${motor.subfamilia.id}/mover`, hacia(motor.subfamilia, frenos.familia));
  const vuelve = await hecho(`lotes/${baja}/deshacer`, { motivo: 'Estaba bien' });

  const [vuelta, subfamilia, familia, alta] = await actividadDe(id);
  expect(familia).toMatchObject({
    ...{ accion: 'articulo.mover_clasificacion', quien: 'C. Nadal', motivo: 'Ordenar el catálogo', loteId: mueve },
    campos: [{ campo: 'rubro', antes: 'Motor', despues: 'Frenos' }],
  });
  expect(subfamilia).toMatchObject({
    ...{ accion: 'articulo.mover_clasificacion', loteId: baja },
    campos: [{ campo: 'familia', antes: 'Frenos › Correas', despues: 'Frenos › Discos' }],
  });
  expect(vuelta).toMatchObject({
    ...{ accion: 'articulo.volver_clasificacion', motivo: 'Estaba bien', loteId: vuelve },
    campos: [{ campo: 'familia', antes: 'Frenos › Discos', despues: 'Frenos › Correas' }],
  });
  expect(alta.accion).toBe('articulo.crear');
  // It goes on from where a page ended, and says nothing of what others went through.
  expect(await actividadDe(id, subfamilia.id)).toEqual([familia, alta]);
  expect(await actividadDe(ajeno)).toHaveLength(1);
});

it('ART-26 it tells each merge of what it was in, and the default that was applied to it', async () => {
  const [pierde, gana] = [
    await llamado('Audio', 'Parlantes', '6 pulgadas'),
    await llamado('Sonido', 'Otros', 'Varios'),
  ];
  const { id } = (await articuloEn(pierde.subfamilia.id, { iva: '21' })).cuerpo;
  const enRubro = await hecho(`rubro/${pierde.rubro.id}/fusionar`, hacia(pierde.rubro, gana.rubro));
  const fundir = hacia({ ...pierde.familia, version: 2 }, gana.familia);
  const enFamilia = await hecho(`familia/${pierde.familia.id}/fusionar`, fundir);
  const nueva = (await crear('subfamilias', { familiaId: gana.familia.id, nombre: 'Todos', ivaOmision: '10.5' }))
    .cuerpo;
  const enSubfamilia = await hecho(
    `subfamilia/${pierde.subfamilia.id}/fusionar`,
    hacia({ ...pierde.subfamilia, version: 2 }, nueva),
  );
  const pedido = { version: nueva.version, campo: 'iva', articulos: 1, motivo: 'Alícuota' };
  const aplica = await hecho(`subfamilia/${nueva.id}/aplicar`, pedido);
  const deshace = await hecho(`lotes/${enSubfamilia}/deshacer`, { motivo: 'No iban juntos' });

  const hechos = await actividadDe(id);
  expect(hechos.map(({ accion, loteId, campos }: Dicho) => [accion, loteId, campos[0]])).toEqual([
    [
      ...['articulo.volver_clasificacion', deshace],
      { campo: 'subfamilia', antes: 'Sonido › Otros › Todos', despues: 'Sonido › Otros › 6 pulgadas' },
    ],
    ['articulo.aplicar_clasificacion', aplica, { campo: 'iva', antes: '21', despues: '10.5' }],
    [
      ...['articulo.fusionar_clasificacion', enSubfamilia],
      { campo: 'subfamilia', antes: 'Sonido › Otros › 6 pulgadas', despues: 'Sonido › Otros › Todos' },
    ],
    [
      'articulo.fusionar_clasificacion',
      enFamilia,
      { campo: 'familia', antes: 'Sonido › Parlantes', despues: 'Sonido › Otros' },
    ],
    ['articulo.fusionar_clasificacion', enRubro, { campo: 'rubro', antes: 'Audio', despues: 'Sonido' }],
    ['articulo.crear', null, expect.anything()],
  ]);
});

it('ART-26 what happens to a place before an artículo comes, or after it leaves, is no news of it', async () => {
  const [una, otra] = [await llamado('Luces', 'Faros', 'LED'), await llamado('Chapa', 'Capots', 'Enteros')];
  const tercera = await llamado('Vidrios', 'Lunetas', 'Térmicas');
  const { id, version } = (await articuloEn(una.subfamilia.id)).cuerpo;
  const antes = await hecho(`familia/${una.familia.id}/mover`, hacia(una.familia, otra.rubro));
  const llega = await hecho(`familia/${tercera.familia.id}/mover`, hacia(tercera.familia, otra.rubro));
  const cambio = { version, subfamiliaId: tercera.subfamilia.id };
  expect((await nunez.patch(`${BASE}/${id}`, cambio)).status).toBe(200);
  await hecho(`lotes/${antes}/deshacer`, { motivo: 'Ya no está' });
  const despues = await hecho(`lotes/${llega}/deshacer`, { motivo: 'Vuelve' });

  const hechos = await actividadDe(id);
  expect(hechos.map(({ accion, loteId }: Record<string, unknown>) => [accion, loteId])).toEqual([
    ['articulo.volver_clasificacion', despues],
    ['articulo.cambiar', null],
    ['articulo.mover_clasificacion', antes],
    ['articulo.crear', null],
  ]);
  // Born after all that, it was never elsewhere.
  const nacido = (await articuloEn(tercera.subfamilia.id)).cuerpo.id;
  expect(await actividadDe(nacido)).toHaveLength(1);
});

it('ART-26 CLA-03 the trail of the node leads to the batch too', async () => {
  const [una, otra] = [await arbol(), await arbol()];
  const lote = await hecho(`familia/${una.familia.id}/mover`, hacia(una.familia, otra.rubro));
  const { hechos } = (await nunez.get(`/api/actividad/familia/${una.familia.id}`)).cuerpo;
  expect(hechos[0]).toMatchObject({ accion: 'familia.mover', loteId: lote });
  const lotes = async (pedido: string) => (await nunez.get(`${C}/lotes?${pedido}`)).cuerpo.filas;
  expect((await lotes('')).length).toBeGreaterThan(1);
  expect(await lotes(`lote=${lote}`)).toMatchObject([{ id: lote, tipo: 'MOVER' }]);
});

it('CLA-03 a node that went along with one that was merged tells of it too, with the code it took there, and of its way back', async () => {
  const [pierde, gana] = [await arbol({ familia: { codigo: 'DIS' } }), await arbol({ familia: { codigo: 'DIS' } })];
  const codigos = [{ id: pierde.familia.id, codigo: 'DIS-2' }];
  const funde = await hecho(`rubro/${pierde.rubro.id}/fusionar`, hacia(pierde.rubro, gana.rubro, { codigos }));
  const vuelve = await hecho(`lotes/${funde}/deshacer`, { motivo: 'No iban juntos' });
  const { hechos } = (await nunez.get(`/api/actividad/familia/${pierde.familia.id}`)).cuerpo;
  const [aca, alla] = [pierde.rubro.nombre, gana.rubro.nombre];
  expect(hechos).toMatchObject([
    {
      ...{ accion: 'familia.deshacer', quien: 'C. Nadal', motivo: 'No iban juntos', loteId: vuelve },
      campos: [
        { campo: 'rubro', antes: alla, despues: aca },
        { campo: 'codigo', antes: 'DIS-2', despues: 'DIS' },
      ],
    },
    {
      ...{ accion: 'familia.mover', quien: 'C. Nadal', loteId: funde },
      campos: [
        { campo: 'rubro', antes: aca, despues: alla },
        { campo: 'codigo', antes: 'DIS', despues: 'DIS-2' },
      ],
    },
    { accion: 'familia.crear' },
  ]);
});
