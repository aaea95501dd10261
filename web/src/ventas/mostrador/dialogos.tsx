import { DialogoDeAtajos } from './atajos.tsx';
import { DialogoDeFaltante } from './dialogo-de-faltante.tsx';
import { DialogoDeObservaciones } from './dialogo-de-observaciones.tsx';
import { DialogoDePrecio } from './dialogo-de-precio.tsx';
import { DialogoDeStock } from './dialogo-de-stock.tsx';
import { DialogoDeSustitutos } from './dialogo-de-sustitutos.tsx';
import type { PantallaDeMostrador } from './use-pantalla.ts';

/** The layers over the counter. Closing one gives the focus back to the entry row. */
export function DialogosDeMostrador({ pantalla }: { readonly pantalla: PantallaDeMostrador }) {
  const { mostrador, capa, cerrarCapa: cerrar } = pantalla;
  const { problema, borrador } = mostrador;
  const retocado = capa?.tipo === 'retocar' ? borrador.renglones.find(({ clave }) => clave === capa.clave) : undefined;
  const sustituido =
    capa?.tipo === 'sustitutos' ? borrador.renglones.find(({ clave }) => clave === capa.clave) : undefined;
  return (
    <>
      <DialogoDeAtajos abierto={capa?.tipo === 'atajos'} conPrecios={pantalla.puedePrecios} onCerrar={cerrar} />
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
          onCerrar={cerrar}
          onAplicar={(retoque) => {
            mostrador.despachar({ tipo: 'retocar', clave: retocado.clave, retoque });
            cerrar();
          }}
        />
      )}
      {sustituido && (
        <DialogoDeSustitutos
          renglon={sustituido}
          depositoId={borrador.depositoId}
          onCerrar={cerrar}
          onElegir={(hallazgo) => {
            cerrar();
            pantalla.acciones.sustituir(sustituido.clave, hallazgo);
          }}
        />
      )}
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
