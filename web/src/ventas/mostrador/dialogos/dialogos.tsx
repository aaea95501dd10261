import { flotante } from '#ui/flotantes/flotantes.tsx';
import { piezaAPedido } from '#ui/pantalla/pieza-a-pedido.ts';
import { DialogoDeAtajos } from '#ventas/mostrador/atajos.tsx';
import type { PantallaDeMostrador } from '#ventas/mostrador/use-pantalla.ts';
import { DialogoDeFaltante } from './dialogo-de-faltante.tsx';
import { DialogoDeKit } from './dialogo-de-kit.tsx';
import { DialogoDeObservaciones } from './dialogo-de-observaciones.tsx';
import { DialogoDePrecio } from './dialogo-de-precio.tsx';
import { DialogoDeStock } from './dialogo-de-stock.tsx';
import { DialogoDeSustitutos } from './dialogo-de-sustitutos.tsx';

const DialogoDeLista = flotante(
  piezaAPedido(() => import('./dialogo-de-lista.tsx')),
  (todas) => todas.DialogoDeLista,
);

/** The layers over the counter. Closing one gives the focus back to the entry row. */
export function DialogosDeMostrador({ pantalla }: { readonly pantalla: PantallaDeMostrador }) {
  const { mostrador, capa, cerrarCapa: cerrar } = pantalla;
  const { problema, borrador } = mostrador;
  const renglonDe = (tipo: 'retocar' | 'sustitutos' | 'kit') =>
    capa?.tipo === tipo ? borrador.renglones.find(({ clave }) => clave === capa.clave) : undefined;
  const retocado = renglonDe('retocar');
  const sustituido = renglonDe('sustitutos');
  const conKit = renglonDe('kit');
  return (
    <>
      <DialogoDeAtajos abierto={capa?.tipo === 'atajos'} conPrecios={pantalla.puedeRetocar} onCerrar={cerrar} />
      <DialogoDeObservaciones
        abierto={capa?.tipo === 'observaciones'}
        texto={borrador.observaciones}
        onTexto={(texto) => mostrador.despachar({ tipo: 'observaciones', texto })}
        onCerrar={cerrar}
      />
      <DialogoDeStock
        articulo={capa?.tipo === 'stock' ? capa.articulo : null}
        sucursalId={pantalla.sucursalId}
        onCerrar={cerrar}
      />
      {retocado && (
        <DialogoDePrecio
          renglon={retocado}
          puedePrecio={pantalla.puedePrecios}
          limite={pantalla.condiciones.limite}
          vigilado={pantalla.condiciones.precioDe(retocado)}
          onCerrar={cerrar}
          onAplicar={(retoque) => {
            mostrador.despachar({ tipo: 'retocar', clave: retocado.clave, retoque });
            cerrar();
          }}
        />
      )}
      {conKit && (
        <DialogoDeKit
          renglon={conKit}
          depositoId={borrador.depositoId}
          onCerrar={cerrar}
          onElegir={(elecciones) => {
            mostrador.despachar({ tipo: 'retocar', clave: conKit.clave, retoque: { elecciones } });
            cerrar();
          }}
        />
      )}
      {sustituido && (
        <DialogoDeSustitutos
          renglon={sustituido}
          donde={{ depositoId: borrador.depositoId, listaId: pantalla.lista?.id }}
          onCerrar={cerrar}
          onElegir={(hallazgo) => {
            cerrar();
            pantalla.acciones.sustituir(sustituido.clave, hallazgo);
          }}
        />
      )}
      {capa?.tipo === 'lista' && <DialogoDeLista open pantalla={pantalla} onClose={cerrar} />}
      <DialogoDeFaltante
        abierto={problema?.tipo === 'faltante'}
        faltantes={problema?.tipo === 'faltante' ? problema.faltantes : []}
        ocupado={mostrador.ocupado === 'confirmar'}
        onReservar={() => void pantalla.acciones.confirmar(true)}
        onVolver={mostrador.olvidarProblema}
      />
    </>
  );
}
