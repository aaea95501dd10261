import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { libroDe } from '#importaciones/planilla/planillas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { type MundoDeListas, mundoDeListas } from './ayudas-de-prueba.ts';

let prueba: Prueba;
let admin: Cliente;
let mundo: MundoDeListas;
beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente({ nombre: 'Ana' });
  mundo = mundoDeListas(admin);
});
afterAll(() => prueba.cerrar());

const texto = (lugar: string, escrito: string) => `<c r="${lugar}" t="inlineStr"><is><t>${escrito}</t></is></c>`;

describe('GAP-18 the list of a proveedor is read as its cells show', () => {
  it('PRE-08 a spreadsheet takes off the discount that its cells show as a percentage, and its IVA', async () => {
    const proveedorId = await mundo.proveedor();
    const renglon = (fila: number, codigo: string, dto: number, iva: number) =>
      `<row r="${fila}">${texto(`A${fila}`, codigo)}<c r="B${fila}"><v>121</v></c><c r="C${fila}" s="1"><v>${dto}</v></c><c r="D${fila}" s="2"><v>${iva}</v></c></row>`;
    const titulos = ['Código', 'Precio', 'Dto', 'IVA'].map((titulo, i) => texto(`${'ABCD'[i]}1`, titulo)).join('');
    const contenido = libroDe({
      formatos: [9, '0.0%'],
      hojas: [
        {
          nombre: 'Lista',
          xml: `<sheetData><row r="1">${titulos}</row>${renglon(2, 'XP-1', 0.2, 0.21)}${renglon(3, 'XP-2', 0.355, 0.105)}</sheetData>`,
        },
      ],
    });
    const subida = await admin.subir(
      '/api/importaciones',
      { entidad: 'listas_de_proveedor', proveedorId },
      { nombre: 'lista.xlsx', contenido },
    );
    const { id, version, opciones } = subida.cuerpo;
    await admin.patch(mundo.ruta(id), { version, opciones: { lista: { ...opciones.lista, incluyeIva: true } } });
    expect(await mundo.hacer(id, 'validar')).toMatchObject({ estado: 'VALIDADA', leidas: 2, rechazadas: 0 });
    expect(await mundo.lineas(id)).toMatchObject([
      { codigo: 'XP-1', costo: '100.00', descuentos: ['20'], neto: '80.00' },
      { codigo: 'XP-2', costo: '109.5023', descuentos: ['35.5'], neto: '70.629' },
    ]);
  });
  it('its amounts with the sign of their currency: those that leave no doubt tell what «$ 1.500» is, and «U$S» are dollars', async () => {
    const proveedorId = await mundo.proveedor();
    const precios = ['$ 1.234,50', '$ 2.345,10', '$ 1.500', 'U$S 12,50'];
    const archivo = ['Código;Precio', ...precios.map((precio, i) => `SG-${i};${precio}`)].join('\n');
    const id = await mundo.comparada(archivo, proveedorId);
    expect((await admin.get(mundo.ruta(id))).cuerpo).toMatchObject({ leidas: 4, rechazadas: 0 });
    const lineas: { costo: string; moneda: string }[] = await mundo.lineas(id);
    expect(lineas.map(({ costo, moneda }) => [costo, moneda])).toEqual([
      ['1234.50', 'ARS'],
      ['2345.10', 'ARS'],
      ['1500.00', 'ARS'],
      ['12.50', 'USD'],
    ]);
  });
});
