import { configure, screen, waitFor, within } from '@testing-library/react';
import type { NotaDetalle } from '@trastienda/nucleo/ventas/contrato-respuestas.ts';
import { describe, expect, it } from 'vitest';
import { hallazgo, ID_DE_NOTA, notaDetalle } from '#ventas/ayudas-de-prueba.ts';
import { abrir, amortiguador, confirmada, FINALIZAR, filtro, NOTA } from './prueba-de-entrega.tsx';

configure({ asyncUtilTimeout: 5000 });

const valores = () => screen.getAllByRole('spinbutton').map((campo) => (campo as HTMLInputElement).value);

const entregada = (estado: 'PARCIAL' | 'FINALIZADA', version = 4) => ({
  ...notaDetalle({ estado, version }),
  entrega: { id: 'e', numero: 31 },
});

describe('what somebody else does meanwhile', () => {
  const reservada = notaDetalle({
    ...confirmada,
    version: 4,
    modificadaPor: 'R. Núñez',
    renglones: [
      { ...filtro, pedida: '1', pendiente: '1', reservada: '1' },
      { ...amortiguador, reservada: '3' },
    ],
  });
  const releer = async ({ servidor, cache }: Awaited<ReturnType<typeof abrir>>, nota: NotaDetalle = reservada) => {
    servidor.responder(`GET ${NOTA}`, nota);
    await cache.invalidateQueries();
  };
  const controlar = async ({ servidor, usuario }: Awaited<ReturnType<typeof abrir>>) => {
    servidor.responder('GET /api/articulos/buscar', {
      exacto: true,
      filas: [hallazgo({ id: 'a-wo342', codigo: 'WO-342', exacto: true })],
    });
    await usuario.click(screen.getByRole('button', { name: 'Controlar por lector' }));
    await usuario.keyboard('7791234567890{Enter}7791234567890{Enter}');
    expect(await screen.findByText('WO-342: 2 de 4')).toBeDefined();
  };

  it('begins again by itself while nothing was chosen', async () => {
    const vista = await abrir();
    await releer(vista);
    await waitFor(() => expect(valores()).toEqual(['1', '3']));
    expect(screen.queryByText('R. Núñez cambió esta nota')).toBeNull();
  });

  it('leaves what was read as it was, and what is sent says over which version', async () => {
    const vista = await abrir();
    await controlar(vista);
    await releer(vista);
    expect(await screen.findByText('R. Núñez cambió esta nota')).toBeDefined();
    expect(valores()).toEqual(['2', '0']);
    vista.servidor.responder(FINALIZAR, { status: 409, code: 'comun.version_vieja', title: 'R. Núñez la modificó.' });
    await vista.usuario.keyboard('{F9}');
    expect(await screen.findByText('R. Núñez la modificó.')).toBeDefined();
    expect(vista.servidor.recibido(FINALIZAR)).toEqual([
      { version: 3, renglones: [{ renglonId: 'r-1', cantidad: '2' }] },
    ]);
    expect(valores()).toEqual(['2', '0']);
  });

  it('what was read goes on over the new one, never more than it admits', async () => {
    const vista = await abrir();
    await controlar(vista);
    await releer(vista);
    await vista.usuario.click(await screen.findByRole('button', { name: 'Seguir con lo mío' }));
    expect(valores()).toEqual(['1', '0']);
    expect(screen.queryByText('R. Núñez cambió esta nota')).toBeNull();
    expect(screen.getByRole('button', { name: 'Dejar de controlar' })).toBeDefined();
    vista.servidor.responder(FINALIZAR, entregada('PARCIAL', 5));
    await vista.usuario.keyboard('{F9}');
    await waitFor(() => expect(vista.servidor.recibido(FINALIZAR)).toMatchObject([{ version: 4 }]));
  });

  it('or everything begins again', async () => {
    const vista = await abrir();
    await controlar(vista);
    await releer(vista);
    await vista.usuario.click(await screen.findByRole('button', { name: 'Empezar de nuevo' }));
    expect(valores()).toEqual(['1', '3']);
  });

  it('leaving with something read asks first; delivering it does not', async () => {
    const vista = await abrir();
    await controlar(vista);
    void vista.router.navigate({ to: '/clientes/tabla' } as never);
    const dialogo = await screen.findByRole('dialog', { name: '¿Salir sin guardar?' });
    await vista.usuario.click(within(dialogo).getByRole('button', { name: 'Volver' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(valores()).toEqual(['2', '0']);

    vista.servidor.responder(FINALIZAR, () => {
      vista.servidor.responder(`GET ${NOTA}`, { ...reservada, estado: 'PARCIAL' });
      return entregada('PARCIAL');
    });
    await vista.usuario.keyboard('{F9}');
    await waitFor(() => expect(vista.router.state.location.pathname).toBe(`/ventas/notas-de-pedido/${ID_DE_NOTA}`));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['nobody answered', () => new Error('sin red')],
    ['the proxy answered for the server', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ])('a delivery that went out although %s is nobody else’s change, and goes out once', async (_, sinRespuesta) => {
    const vista = await abrir();
    await controlar(vista);
    vista.servidor.responder(FINALIZAR, () => {
      vista.servidor.responder(`GET ${NOTA}`, {
        ...confirmada,
        estado: 'PARCIAL',
        version: 4,
        modificadaPor: 'Vos',
        renglones: [{ ...filtro, entregada: '2', pendiente: '2', reservada: '2' }, amortiguador],
      });
      return sinRespuesta();
    });
    await vista.usuario.keyboard('{F9}');
    expect(await screen.findByText(/No llegó la respuesta de tu última entrega/)).toBeDefined();
    expect(valores()).toEqual(['0', '0']);
    expect(screen.queryByText('Vos cambió esta nota')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Seguir con lo mío' })).toBeNull();
    await vista.usuario.keyboard('{F9}');
    expect(vista.servidor.recibido(FINALIZAR)).toHaveLength(1);
  });

  it('what changed is looked for later too, when nothing could be read after a delivery without an answer', async () => {
    const vista = await abrir();
    await controlar(vista);
    vista.servidor.responder(FINALIZAR, new Error('sin red'));
    await vista.usuario.keyboard('{F9}');
    await waitFor(() => expect(vista.servidor.recibido(FINALIZAR)).toHaveLength(1));
    expect(valores()).toEqual(['2', '0']);
    await releer(vista);
    expect(await screen.findByText(/No llegó la respuesta de tu última entrega/)).toBeDefined();
    expect(valores()).toEqual(['0', '0']);
  });
});
