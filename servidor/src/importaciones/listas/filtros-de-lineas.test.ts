import { estadoDeLinea } from '@trastienda/nucleo/importaciones/listas/diferencia.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { type MundoDeListas, mundoDeListas } from './ayudas-de-prueba.ts';

let prueba: Prueba;
let mundo: MundoDeListas;
let admin: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente({ nombre: 'Ana' });
  mundo = mundoDeListas(admin);
});
afterAll(() => prueba.cerrar());

type Linea = Parameters<typeof estadoDeLinea>[0] & { readonly codigo: string };

it('GAP-18, TD-07, TD-12 the lines of a list are filtered by each of their columns, also in their file and in a mark of all', async () => {
  const { proveedorId, archivo, n } = await mundo.negocio();
  const id = await mundo.comparada(archivo, proveedorId);
  /** What a filter finds, by the letter of each línea, which is what its file has. */
  const con = async (filtros: string, mas = '') => {
    const pedido = `filtros=${encodeURIComponent(filtros)}${mas}`;
    const lineas: Linea[] = await mundo.lineas(id, pedido);
    const csv = (await admin.get(mundo.ruta(id, `/lineas/exportar?${pedido}`))).texto.trim().split('\r\n').slice(1);
    expect(csv.map((linea) => linea.split(';')[2]).toSorted()).toEqual(lineas.map(({ codigo }) => codigo).toSorted());
    return lineas.map(({ codigo }) => codigo.replace(/^P-|-\d+$/g, '')).join('');
  };

  expect(await con('codigo:empieza:p-')).toBe('SBIF');
  expect(await con('codigo:empieza:p-', '&orden=-variacion')).toBe('SIBF');
  expect(await con('codigo:empieza:p-', '&orden=variacion,-codigo,neto,-fila')).toBe('BISF');
  expect(await con(`codigo:igual:ps${n}`)).toBe('S');
  expect(await con('situacion:uno:SUBE,FALTA')).toBe('SF');
  expect(await con('situacion:uno:SUBE', '&situacion=BAJA')).toBe('');
  expect(await con('descripcion:empieza:se vende')).toBe('N');
  // What the list does not bring goes by the name it has of ours.
  expect(await con('descripcion:contiene:artículo')).toBe('F');
  expect(await con('marca:igual:bosch')).toBe('SBINX');
  expect(await con('marca:vacio')).toBe('F');
  expect(await con('articulo:empieza:s')).toBe('S');
  expect(await con('articulo:vacio')).toBe('X');
  expect(await con('articulo:lleno;antes:vacio')).toBe('N');
  expect(await con('antes:entre:61.56,61.56')).toBe('SBIF');
  expect(await con('neto:entre:,61')).toBe('BNX');
  expect(await con('neto:vacio')).toBe('F');
  expect(await con('variacion:entre:-60,-1')).toBe('B');
  expect(await con('variacion:vacio')).toBe('NXF');
  expect(await con('fila:entre:3,4')).toBe('SB');
  expect(await con('fila:vacio')).toBe('F');
  expect(await con('incluida:uno:true')).toBe('SBIN');
  expect(await con('incluida:uno:false')).toBe('XF');
  expect(await con('estado:uno:POR_CONFIRMAR')).toBe('B');
  expect(await con('estado:uno:EXCLUIDA')).toBe('XF');
  expect(await con('estado:vacio')).toBe('SIN');
  expect(
    (await mundo.decidir(id, 'marcar', { marca: 'incluir', cuales: { filtro: { filtros: 'margen:vacio' } } })).status,
  ).toBe(400);

  const marcar = async (marca: string, filtros: string) =>
    (await mundo.decidir(id, 'marcar', { marca, cuales: { filtro: { filtros } } })).cuerpo.lineas;
  expect(await marcar('incluir', 'articulo:vacio')).toBe(1);
  expect(await marcar('incluir', 'fila:vacio')).toBe(1);
  expect(await marcar('confirmar', 'variacion:entre:,-1')).toBe(1);
  expect(await marcar('excluir', 'variacion:entre:0,0')).toBe(1);
  expect(await con('estado:uno:SE_CREA,SE_MARCA,CONFIRMADA')).toBe('BXF');
  expect(await con('estado:uno:EXCLUIDA')).toBe('I');
});

it('GAP-18 what a line says of itself is the same for its filter and for its screen', async () => {
  const { proveedorId, archivo, ...a } = await mundo.negocio();
  const id = await mundo.comparada(archivo, proveedorId);
  const iguales = async () => {
    const lineas: Linea[] = await mundo.lineas(id);
    const dichos = [...new Set(lineas.map(estadoDeLinea))];
    for (const dicho of dichos) {
      const pedido = dicho === null ? 'estado:vacio' : `estado:uno:${dicho}`;
      const halladas: Linea[] = await mundo.lineas(id, `filtros=${pedido}`);
      expect(halladas.map(({ codigo }) => codigo)).toEqual(
        lineas.filter((linea) => estadoDeLinea(linea) === dicho).map(({ codigo }) => codigo),
      );
    }
    return dichos;
  };
  expect(await iguales()).toEqual([null, 'POR_CONFIRMAR', 'EXCLUIDA']);
  for (const marca of ['incluir', 'confirmar']) await mundo.decidir(id, 'marcar', { marca, cuales: { filtro: {} } });
  expect(await iguales()).toEqual([null, 'CONFIRMADA', 'SE_CREA', 'SE_MARCA']);
  // Somebody changes what one artículo costs before the list is applied, and another one after.
  const cambiar = async (articuloId: string) => {
    const [{ version }] = (await mundo.tratosDe(articuloId)).filas;
    await admin.patch(`/api/articulos/${articuloId}/proveedores/${proveedorId}`, { version, costo: '333' });
  };
  await cambiar(a.igual);
  expect(await mundo.hacer(id, 'aplicar')).toMatchObject({ estado: 'APLICADA' });
  expect(await iguales()).toContain('CAMBIO');
  await cambiar(a.sube);
  expect(await mundo.hacer(id, 'revertir')).toMatchObject({ estado: 'REVERTIDA', noRevertidas: 1 });
  expect(await iguales()).toContain('NO_REVERTIDA');
});
