import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ID_DE_NOTA, notaDetalle, renglonDetalle } from '#ventas/ayudas-de-prueba.ts';
import {
  abrirMostrador,
  CONFIRMAR,
  CREAR,
  EDITAR,
  filas,
  guardada,
  VER,
} from '#ventas/mostrador/prueba-de-mostrador.tsx';

const corto = {
  status: 409,
  code: 'ventas.stock_insuficiente',
  title: 'No alcanza el stock.',
  data: {
    faltantes: [
      {
        articuloId: 'a-amort',
        codigo: 'GP-30512',
        descripcion: 'Amortiguador delantero Corolla',
        pedido: '4',
        disponible: '2',
        enOtras: '5',
      },
    ],
  },
};

const confirmada = notaDetalle({ estado: 'CONFIRMADA', version: 2, acciones: ['preparar', 'finalizar', 'anular'] });

describe('F9', () => {
  const conUnRenglon = async () => {
    const abierto = await abrirMostrador();
    const { servidor, usuario } = abierto;
    servidor.responder(CREAR, (cuerpo: never) => {
      const nota = guardada(cuerpo, 1);
      servidor.responder(VER, nota);
      return nota;
    });
    await usuario.keyboard('4*GP-30512{Enter}');
    await waitFor(() => expect(filas()).toEqual(['4 de GP-30512']));
    return abierto;
  };

  it('saves what is not saved, confirms, and goes to the document', async () => {
    const { servidor, usuario } = await conUnRenglon();
    servidor.responder(CONFIRMAR, () => {
      servidor.responder(VER, confirmada);
      return confirmada;
    });
    servidor.responder(`GET /api/actividad/nota/${ID_DE_NOTA}`, { hechos: [], hayMas: false });
    await usuario.keyboard('{F9}');
    expect(await screen.findByRole('table', { name: 'Renglones' })).toBeDefined();
    expect(servidor.recibido(CREAR)).toHaveLength(1);
    expect(servidor.recibido(CONFIRMAR)).toEqual([{ version: 1 }]);
    expect(screen.getByText('Confirmada', { selector: 'header *' })).toBeDefined();
  });

  it('asks first when saving left other prices than those that were seen', async () => {
    const { servidor, usuario } = await conUnRenglon();
    servidor.responder(CREAR, (cuerpo: never) => {
      const nota = guardada(cuerpo, 1);
      const otra = { ...nota, renglones: nota.renglones.map((renglon) => ({ ...renglon, precio: '99.00' })) };
      servidor.responder(VER, otra);
      return otra;
    });
    servidor.responder(CONFIRMAR, confirmada);
    await usuario.keyboard('{F9}');
    const pregunta = () => screen.findByRole('dialog', { name: 'La nota quedó con otros precios' });
    expect(within(await pregunta()).getByText('GP-30512: $ 96.300,00 → $ 99,00')).toBeDefined();
    await usuario.click(within(await pregunta()).getByRole('button', { name: 'Volver' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(servidor.recibido(CONFIRMAR)).toEqual([]);

    // They have been seen now.
    await usuario.keyboard('{F9}');
    await waitFor(() => expect(servidor.recibido(CONFIRMAR)).toEqual([{ version: 1 }]));
    expect(servidor.recibido(CREAR)).toHaveLength(1);
  });

  it('VEN-04 decides nothing when it is short: it shows the figures of each line', async () => {
    const { servidor, usuario } = await conUnRenglon();
    servidor.responder(CONFIRMAR, corto);
    await usuario.keyboard('{F9}');
    const dialogo = await screen.findByRole('dialog', { name: 'No alcanza el stock acá' });
    const fila = within(dialogo).getByRole('row', { name: /GP-30512/ });
    const cifras = within(fila).getAllByRole('cell').slice(1);
    expect(cifras.map(({ textContent }) => textContent)).toEqual(['4', '2', '2', '5']);
    // The safe way out has the focus.
    expect(document.activeElement?.textContent).toBe('Volver');
    await usuario.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(filas()).toEqual(['4 de GP-30512']);
    expect(servidor.recibido(CONFIRMAR)).toEqual([{ version: 1 }]);
  });

  it('VEN-04 reserves what there is when the person says so', async () => {
    const { servidor, usuario } = await conUnRenglon();
    servidor.responder(CONFIRMAR, (cuerpo: { readonly parcial?: boolean }) => (cuerpo.parcial ? confirmada : corto));
    await usuario.keyboard('{F9}');
    await usuario.click(await screen.findByRole('button', { name: 'Reservar lo que hay' }));
    await waitFor(() => expect(servidor.recibido(CONFIRMAR)).toEqual([{ version: 1 }, { version: 1, parcial: true }]));
  });

  it('is not offered to who may not confirm, and says why', async () => {
    await abrirMostrador({ permisos: ['articulo.ver', 'cliente.ver', 'nota.ver', 'nota.crear'] });
    expect(screen.getByRole('button', { name: /Confirmar/ })).toHaveProperty('disabled', true);
    expect(screen.getByLabelText('No tenés permiso para confirmar notas en esta sucursal')).toBeDefined();
  });
});

describe('what the server refuses', () => {
  it('is said on the line it is about, and goes once the line changes', async () => {
    const { servidor, usuario } = await abrirMostrador();
    servidor.responder(CREAR, {
      status: 409,
      code: 'ventas.sin_precio',
      title: 'WO-342 no tiene precio en la lista.',
      data: { renglones: [{ articuloId: 'a-wo342', codigo: 'WO-342', descripcion: 'Filtro' }] },
    });
    await usuario.keyboard('WO-342{Enter}');
    await waitFor(() => expect(filas()).toHaveLength(1));
    await usuario.keyboard('{F5}');
    const fila = await screen.findByRole('row', { name: /^Renglón 1/ });
    expect(await within(fila).findByText('WO-342 no tiene precio en la lista.')).toBeDefined();
    await usuario.keyboard('{ArrowUp}{Delete}');
    await waitFor(() => expect(screen.queryByText('WO-342 no tiene precio en la lista.')).toBeNull());
  });
});

describe('VEN-24: two people on the same nota', () => {
  const mia = notaDetalle({ renglones: [renglonDetalle({ id: 'r-1', pedida: '4' })] });
  const deSoria = notaDetalle({
    version: 4,
    modificadaPor: 'M. Soria',
    modificadaEn: '2026-11-20T13:41:00.000Z',
    renglones: [
      renglonDetalle({ id: 'r-1', pedida: '6' }),
      renglonDetalle({ id: 'r-9', codigo: 'LX 3541', pedida: '1' }),
    ],
  });
  const vieja = {
    status: 409,
    code: 'comun.version_vieja',
    title: 'M. Soria modificó este registro.',
    data: { quien: 'M. Soria', cuando: '20/11/2026 10:41', version: 4 },
  };

  const enConflicto = async () => {
    const abierto = await abrirMostrador({ ruta: ID_DE_NOTA, respuestas: { [VER]: mia } });
    const { servidor, usuario } = abierto;
    await screen.findByRole('heading', { name: 'Nota de pedido 10.482' });
    await waitFor(() => expect(filas()).toEqual(['4 de WO-342']));
    await usuario.keyboard('2*BKR6EIX-11{Enter}');
    await waitFor(() => expect(filas()).toHaveLength(2));
    servidor.responder(EDITAR, () => {
      servidor.responder(VER, deSoria);
      return vieja;
    });
    await usuario.keyboard('{Control>}s{/Control}');
    await screen.findByText('M. Soria cambió esta nota');
    return abierto;
  };

  it('keeps my lines and tells who changed it and when', async () => {
    await enConflicto();
    expect(screen.getByText(/20\/11\/2026 10:41\. Tus renglones siguen acá/)).toBeDefined();
    expect(filas()).toEqual(['4 de WO-342', '2 de BKR6EIX-11']);
  });

  it('shows both versions and saves mine over the other, with no line lost', async () => {
    const { servidor, usuario } = await enConflicto();
    await usuario.click(screen.getByRole('button', { name: 'Ver cambios' }));
    const dialogo = await screen.findByRole('dialog', { name: 'Tu versión y la guardada' });
    const dichas = within(dialogo)
      .getAllByRole('row')
      .slice(1)
      .map((fila) =>
        within(fila)
          .getAllByRole('cell')
          .slice(1)
          .map(({ textContent }) => textContent),
      );
    expect(dichas).toEqual([
      ['4', '6'],
      ['2', 'no está'],
      ['no está', '1'],
    ]);
    servidor.responder(EDITAR, (cuerpo: never) => {
      const nota = guardada(cuerpo, 5);
      servidor.responder(VER, nota);
      return nota;
    });
    await usuario.click(within(dialogo).getByRole('button', { name: 'Guardar la mía' }));
    await waitFor(() => expect(screen.queryByText('M. Soria cambió esta nota')).toBeNull());
    expect(servidor.recibido(EDITAR).at(-1)).toMatchObject({
      version: 4,
      renglones: [
        { id: 'r-1', articuloId: 'a-wo342', cantidad: '4' },
        { articuloId: 'a-bujia', cantidad: '2' },
      ],
    });
  });

  it('tells the price, the lista and the condición that somebody else gave it, and that they are not the same', async () => {
    const { servidor, usuario } = await abrirMostrador({ ruta: ID_DE_NOTA, respuestas: { [VER]: mia } });
    await waitFor(() => expect(filas()).toEqual(['4 de WO-342']));
    await usuario.keyboard('{F8}');
    await usuario.type(await screen.findByRole('textbox', { name: 'Observaciones' }), 'Retira Marcos');
    await usuario.click(screen.getByRole('button', { name: 'Listo' }));
    const barata = notaDetalle({
      ...{ version: 4, modificadaPor: 'M. Soria', observaciones: 'Retira Marcos' },
      condicion: { id: 'v-cc', nombre: 'Cuenta corriente' },
      lista: { id: 'l-gremio', nombre: 'Gremio', moneda: 'ARS', origen: 'CONDICION' },
      renglones: [
        renglonDetalle({ id: 'r-1', pedida: '4', precio: '90.00', precioDeLista: false, descuentos: ['10'] }),
      ],
    });
    servidor.responder(EDITAR, () => {
      servidor.responder(VER, barata);
      return vieja;
    });
    await usuario.keyboard('{Control>}s{/Control}');
    await usuario.click(await screen.findByRole('button', { name: 'Ver cambios' }));
    const dialogo = await screen.findByRole('dialog', { name: 'Tu versión y la guardada' });
    expect(within(dialogo).queryByText('Las dos versiones dicen lo mismo.')).toBeNull();
    const dichas = within(dialogo)
      .getAllByRole('row')
      .slice(1)
      .map((fila) => fila.textContent);
    expect(dichas.map((dicha) => dicha?.replace(/\s/g, ' '))).toEqual([
      'Condición de venta–Cuenta corriente',
      'Lista de preciosLista 1Gremio',
      'WO-342Precio$ 18.450,00$ 90,00 − 10 %',
    ]);
  });

  it('takes the saved version when the person prefers it', async () => {
    const { usuario } = await enConflicto();
    await usuario.click(screen.getByRole('button', { name: 'Ver cambios' }));
    await usuario.click(await screen.findByRole('button', { name: 'Quedarme con la guardada' }));
    await waitFor(() => expect(filas()).toEqual(['6 de WO-342', '1 de LX 3541']));
  });

  it('goes on as a new nota when the other one was confirmed meanwhile', async () => {
    const { servidor, usuario, router } = await enConflicto();
    servidor.responder(EDITAR, () => {
      servidor.responder(VER, notaDetalle({ version: 5, estado: 'CONFIRMADA', acciones: [] }));
      return {
        status: 409,
        code: 'comun.transicion_invalida',
        title: 'No se puede editar en estado CONFIRMADA.',
        data: {},
      };
    });
    await usuario.keyboard('{F5}');
    await usuario.click(await screen.findByRole('button', { name: 'Pasar a una nota nueva' }));
    expect(await screen.findByRole('heading', { name: 'Nueva nota de pedido' })).toBeDefined();
    expect(router.state.location.pathname).toBe('/ventas/notas-de-pedido/nueva');
    expect(filas()).toEqual(['4 de WO-342', '2 de BKR6EIX-11']);
  });
});

describe('VEN-07: the list moved since the line was made', () => {
  const movida = notaDetalle({ renglones: [renglonDetalle({ precio: '58740.00', precioDeListaHoy: '61200.00' })] });

  it('shows both prices and changes nothing until it is asked', async () => {
    const { servidor, usuario } = await abrirMostrador({ ruta: ID_DE_NOTA, respuestas: { [VER]: movida } });
    expect(await screen.findByRole('img', { name: 'La lista cambió: acá 58.740,00, hoy 61.200,00' })).toBeDefined();
    expect(screen.getByText('1 precio cambió en la lista')).toBeDefined();

    const ACTUALIZAR = `${CONFIRMAR.replace('confirmar', 'actualizar-precios')}`;
    const deHoy = notaDetalle({ version: 4, renglones: [renglonDetalle({ precio: '61200.00' })] });
    servidor.responder(ACTUALIZAR, () => {
      servidor.responder(VER, deHoy);
      return deHoy;
    });
    await usuario.click(screen.getByRole('button', { name: 'Actualizar precios' }));
    const dialogo = await screen.findByRole('dialog');
    expect(within(dialogo).getByText('WO-342: $ 58.740,00 → $ 61.200,00')).toBeDefined();
    expect(servidor.recibido(ACTUALIZAR)).toEqual([]);
    await usuario.click(within(dialogo).getByRole('button', { name: 'Actualizar precios' }));
    await waitFor(() => expect(screen.queryByText('1 precio cambió en la lista')).toBeNull());
    expect(servidor.recibido(ACTUALIZAR)).toEqual([{ version: 3 }]);
    expect(screen.getByText('61.200,00')).toBeDefined();
  });
});
