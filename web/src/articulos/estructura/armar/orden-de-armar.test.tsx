import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Estructura, PlanDeArmado } from '@trastienda/nucleo/articulos/contrato.ts';
import type { ComponentProps, ReactNode } from 'react';
import { expect, it } from 'vitest';
import { type NumerosDeLinea, PiezasDeFicha } from '#articulos/piezas.tsx';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { CASA_CENTRAL } from '#prueba/sesion.ts';
import { OrdenDeArmar } from './orden-de-armar.tsx';

const [MOTOR, PISTON, ESTRUCTURA, SALON] = [1, 2, 3, 4].map((n) => `01980000-0000-7000-8000-00000000000${n}`) as [
  string,
  string,
  string,
  string,
];
const ARMAR = `POST /api/articulos/estructuras/${ESTRUCTURA}/armado`;

const estructura = {
  ...{ id: ESTRUCTURA, articuloId: MOTOR, codigo: 'MOTOR', unidad: 'U', tipo: 'ARMADO', estado: 'VIGENTE' },
} as unknown as Estructura;
const plan = {
  ...{ cuantos: '3', cantidad: '1', disponible: '0', opcionales: [] },
  pasos: [{ falta: '0', tomas: [{ articuloId: PISTON, codigo: 'PISTON', cantidad: '2' }] }],
  vuelven: [{ articuloId: PISTON, codigo: 'PISTON', cantidad: '2' }],
  conNumeros: [
    { articuloId: MOTOR, codigo: 'MOTOR', descripcion: 'Motor', control: 'SERIE' },
    { articuloId: PISTON, codigo: 'PISTON', descripcion: 'Pistón', control: 'SERIE' },
  ],
} as unknown as PlanDeArmado;

/** Says as many numbers as are asked for, at one click. */
function Numeros({ linea, onCambio }: ComponentProps<NumerosDeLinea>) {
  const numeros = Array.from({ length: Number(linea.cantidad) }, (_, i) => ({
    ...{ numero: `${linea.codigo}-${i + 1}`, cantidad: '1' },
  }));
  return (
    <button
      type="button"
      onClick={() => onCambio(numeros)}
    >{`${linea.entra ? 'Entra' : 'Sale'} ${linea.codigo}`}</button>
  );
}

const sinNumeros = { ...plan, conNumeros: [] };
const abrir = (planeado: PlanDeArmado, respuesta: object, titulo?: ReactNode) =>
  renderPantalla(
    <PiezasDeFicha value={{ NumerosDeLinea: Numeros }}>
      {titulo}
      <OrdenDeArmar
        {...{ estructura, plan: planeado, cantidad: '1', alDia: true }}
        lugar={{ id: SALON, texto: 'Salón', sucursalId: CASA_CENTRAL }}
        elecciones={{ opcionales: [], preferidos: [] }}
      />
    </PiezasDeFicha>,
    {
      ...{ ruta: '/', camino: '/', permisos: ['armado.hacer', 'stock.ver', 'costo.ver'] },
      respuestas: { [ARMAR]: respuesta },
    },
  );
const armar = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Armar' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Armar' }));
};

it('says what the server found wrong, and not only that something is', async () => {
  const message = 'MOTOR se cuenta en Unidad: no admite decimales.';
  abrir(sinNumeros, {
    ...{ status: 422, code: 'comun.datos_invalidos', title: 'Revisá los datos marcados.' },
    issues: [{ path: ['cantidad'], message }],
  });
  await armar();
  expect(await screen.findByText(message)).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Armar' })));
});

it('leaves the keyboard on the button once it is done', async () => {
  abrir(sinNumeros, { texto: 'OA 0001' });
  await armar();
  expect(await screen.findByText('OA 0001 terminada')).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Armar' })));
});

it('or on the title of the screen, when there is nothing more to assemble', async () => {
  abrir(plan, { texto: 'OA 0001' }, <h1>MOTOR</h1>);
  for (const cual of ['Sale PISTON', 'Entra MOTOR']) {
    await userEvent.click(await screen.findByRole('button', { name: cual }));
  }
  await armar();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Armar' })).toHaveProperty('disabled', true));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('MOTOR'));
});

it('ART-24 an order asks which ones leave and which come in, and sends them', async () => {
  const { servidor } = abrir(plan, { texto: 'OA 0001' });
  const grupo = await screen.findByRole('group', { name: 'Para armar, decí cuáles' });
  expect(screen.queryByRole('group', { name: 'Para desarmar, decí cuáles' })).toBeNull();
  const boton = screen.getByRole('button', { name: 'Armar' });
  expect(boton).toHaveProperty('disabled', true);
  await userEvent.click(within(grupo).getByRole('button', { name: 'Sale PISTON' }));
  expect(boton).toHaveProperty('disabled', true);
  await userEvent.click(within(grupo).getByRole('button', { name: 'Entra MOTOR' }));
  await userEvent.click(boton);
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Armar' }));
  await waitFor(() => expect(servidor.recibido(ARMAR)).toHaveLength(1));
  expect(servidor.recibido(ARMAR)[0]).toMatchObject({
    sentido: 'ARMAR',
    // What the dialog said that leaves.
    piezas: [{ articuloId: PISTON, cantidad: '2' }],
    numeros: [
      { articuloId: PISTON, numeros: [{ numero: 'PISTON-1' }, { numero: 'PISTON-2' }] },
      { articuloId: MOTOR, numeros: [{ numero: 'MOTOR-1' }] },
    ],
  });
});

it('says the cost that is added before it is done', async () => {
  abrir(sinNumeros, { texto: 'OA 0001' });
  const caja = await screen.findByLabelText('Costo agregado');
  await userEvent.clear(caja);
  await userEvent.type(caja, '1500');
  await userEvent.click(screen.getByRole('button', { name: 'Armar' }));
  expect((await screen.findByRole('dialog')).textContent).toMatch(/Costo agregado: \$\s1\.500,00\./);
});
