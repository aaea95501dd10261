import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { useAccionesDeArticulo } from './acciones-de-articulo.tsx';
import { ARTICULO_ID, articulo, fila } from './ejemplos.prueba.ts';

const ESTADO = `POST /api/articulos/${ARTICULO_ID}/estado`;
const otro = { id: 'otro', codigo: 'wo 342', descripcion: 'Filtro nuevo' };
const repetido = (sePuedeAceptar: boolean) => ({
  ...{ status: 409, code: 'articulos.codigo_repetido', title: 'El código «WO-342» es el mismo que el de wo 342.' },
  data: { codigo: 'WO-342', articulo: otro, sePuedeAceptar },
});

function Acciones() {
  const acciones = useAccionesDeArticulo()(fila({ estado: 'INACTIVO' }));
  return acciones.map(({ texto, onClick }) => (
    <button key={texto} type="button" onClick={onClick}>
      {texto}
    </button>
  ));
}

async function activar(respuesta: unknown) {
  const { servidor } = renderPantalla(<Acciones />, {
    permisos: ['articulo.ver', 'articulo.editar', 'articulo.repetir_codigo'],
    respuestas: { [ESTADO]: respuesta },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Activar' }));
  const pregunta = await screen.findByRole('dialog', { name: '¿Activar WO-342?' });
  await userEvent.click(within(pregunta).getByRole('button', { name: 'Activar' }));
  return servidor;
}

it('ART-25 asks why its code is not that of another that reads like it, and brings it back', async () => {
  const servidor = await activar(({ repetirCodigo }: { repetirCodigo?: object }) =>
    repetirCodigo ? articulo() : repetido(true),
  );
  const pregunta = await screen.findByRole('dialog', { name: 'Código parecido a otro' });
  // There is no form to go back to.
  expect(within(pregunta).queryByRole('button', { name: 'Cambiar el código' })).toBe(null);
  expect(within(pregunta).getByRole('link', { name: 'Ver ese artículo' })).toBeDefined();
  await userEvent.type(within(pregunta).getByLabelText('Motivo'), 'Otra medida');
  await userEvent.click(within(pregunta).getByRole('button', { name: 'Aceptar los dos códigos' }));
  expect(await screen.findByText('WO-342 activado')).toBeDefined();
  expect(servidor.recibido(ESTADO)[1]).toEqual({
    ...{ version: 3, accion: 'activar', repetirCodigo: { motivo: 'Otra medida' } },
  });
});

it('ART-25 the very same code is not accepted: it is told whose it is', async () => {
  const servidor = await activar(repetido(false));
  expect(await screen.findByText(/es el mismo que el de wo 342/)).toBeDefined();
  expect(servidor.recibido(ESTADO)).toHaveLength(1);
});
