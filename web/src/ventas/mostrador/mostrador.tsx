import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { NotaDetalle } from '@trastienda/nucleo/ventas/contrato-respuestas.ts';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatearCantidad, formatearEntero } from '#ui/formato/formato.ts';
import { CON_LUGAR } from '#ui/pantalla/lugar.ts';
import { Pagina } from '#ui/pantalla/pagina.tsx';
import { EstadoChip } from '#ui/piezas/estado-chip.tsx';
import { formatearTotal } from '#ventas/moneda.ts';
import { LineaDeAtajos } from './atajos.tsx';
import { Cabecera } from './cabecera.tsx';
import { DialogosDeMostrador } from './dialogos/dialogos.tsx';
import { Entrada } from './entrada/entrada.tsx';
import { ProblemaDeNota } from './guardar/problema.tsx';
import { MarcoAncho, MarcoDeCelular } from './marco.tsx';
import { ListaDeVenta } from './panel/lista-de-venta.tsx';
import { PanelCliente } from './panel/panel-cliente.tsx';
import { PanelTotales } from './panel/panel-totales.tsx';
import { SelectorDeDeposito } from './panel/selector-de-deposito.tsx';
import { PieDeCelular, PieDeRenglones, PreciosMovidos } from './pie.tsx';
import { cuentasDe } from './renglones/cuentas.ts';
import { Renglones } from './renglones/renglones.tsx';
import { TarjetasDeRenglon } from './renglones/tarjetas-de-renglon.tsx';
import { useAnuncio } from './use-anuncio.ts';
import { type PantallaDeMostrador, usePantallaDeMostrador } from './use-pantalla.ts';

type Props = {
  /** The server's side of the nota; undefined for a new one, and while it loads. */
  readonly detalle: NotaDetalle | undefined;
  readonly onCreada: (id: string) => void;
  readonly onConfirmada: (id: string) => void;
  /** The lines on screen go on as a new nota. */
  readonly onNueva: () => void;
  readonly onDescartar: () => void;
  /** Told whether leaving would lose something. */
  readonly onPendiente: (pendiente: boolean) => void;
};

/** The counter: a draft nota, made from the keyboard (plate 05). */
export function Mostrador(props: Props) {
  const { t } = useTranslation('ventas');
  const esCelular = useMediaQuery('(max-width:599.95px)');
  const hayLugar = useMediaQuery(CON_LUGAR);
  const pantalla = usePantallaDeMostrador(props);
  const { mostrador, campo } = pantalla;
  const { nota } = mostrador.borrador;
  const raiz = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone the keyboard on screen would cover the lines.
    if (!esCelular) campo.current?.focus();
  }, [esCelular, campo]);

  return (
    // Keys belong to the counter while the focus is inside it, so a click anywhere on it brings the focus in.
    <Box
      ref={raiz}
      tabIndex={-1}
      data-mostrador
      onKeyDown={pantalla.ordenes.handleTecla}
      data-pie
      data-sin-barra={esCelular ? '' : undefined}
      sx={{ outline: 'none' }}
    >
      <Pagina
        titulo={t(`mostrador.${nota ? 'titulo' : 'nueva'}${esCelular ? 'Corto' : ''}`, {
          numero: formatearEntero(nota?.numero),
        })}
        estado={
          <EstadoChip tono="neutro" sobreBanda>
            {t('notas.estado.BORRADOR')}
          </EstadoChip>
        }
        acciones={<Cabecera pantalla={pantalla} detalle={props.detalle} esCelular={esCelular} />}
        fija={hayLugar}
      >
        <ProblemaDeNota
          pantalla={pantalla}
          detalle={props.detalle}
          onNueva={pantalla.pasarANueva}
          onVerNota={props.onDescartar}
        />
        {esCelular ? <Celular pantalla={pantalla} /> : <Ancho pantalla={pantalla} />}
        <Anuncio pantalla={pantalla} />
      </Pagina>
      <DialogosDeMostrador pantalla={pantalla} />
    </Box>
  );
}

type DeNota = { readonly pantalla: PantallaDeMostrador };

function Ancho({ pantalla }: DeNota) {
  const { mostrador, entrada } = pantalla;
  const { renglones } = mostrador.borrador;
  return (
    <>
      <MarcoAncho
        renglones={
          <Renglones
            renglones={renglones}
            sucursalId={pantalla.sucursalId}
            conDescuentos={pantalla.conDescuentos}
            problemas={pantalla.problemas}
            ordenes={pantalla.ordenes.deRenglon}
            entradaConError={entrada.error !== null}
            entrada={
              <Entrada entrada={entrada} campo={pantalla.campo} celular={false} onSubir={pantalla.irALosRenglones} />
            }
          />
        }
        pie={
          <PieDeRenglones
            renglones={renglones}
            actualizando={mostrador.ocupado === 'precios'}
            onActualizarPrecios={() => void pantalla.acciones.actualizarPrecios()}
          />
        }
        panel={
          <>
            <Cliente pantalla={pantalla} />
            <PanelTotales renglones={renglones} moneda={pantalla.moneda} acciones={pantalla.finales} />
          </>
        }
      />
      <LineaDeAtajos
        conPrecios={pantalla.puedePrecios}
        guardado={pantalla.estadoDeGuardado}
        pendiente={mostrador.sucio}
        onOrden={pantalla.ordenes.dar}
      />
    </>
  );
}

function Celular({ pantalla }: DeNota) {
  const { mostrador } = pantalla;
  const { renglones } = mostrador.borrador;
  return (
    <MarcoDeCelular
      panel={<Cliente pantalla={pantalla} compacto />}
      entrada={<Entrada entrada={pantalla.entrada} campo={pantalla.campo} celular onSubir={pantalla.irALosRenglones} />}
      renglones={
        <>
          <TarjetasDeRenglon
            renglones={renglones}
            sucursalId={pantalla.sucursalId}
            problemas={pantalla.problemas}
            ordenes={pantalla.ordenes.deRenglon}
            onStock={pantalla.ordenes.verStockDe}
          />
          <PreciosMovidos
            renglones={renglones}
            actualizando={mostrador.ocupado === 'precios'}
            onActualizarPrecios={() => void pantalla.acciones.actualizarPrecios()}
          />
        </>
      }
      pie={<PieDeCelular renglones={renglones} moneda={pantalla.moneda} acciones={pantalla.finales} />}
    />
  );
}

function Cliente({ pantalla, compacto = false }: DeNota & { readonly compacto?: boolean }) {
  const { mostrador } = pantalla;
  return (
    <PanelCliente
      cliente={mostrador.borrador.cliente}
      compacto={compacto}
      observaciones={mostrador.borrador.observaciones}
      eligiendo={pantalla.eligiendoCliente}
      onEligiendo={pantalla.elegirCliente}
      onCliente={(cliente) => {
        mostrador.despachar({ tipo: 'cliente', cliente });
        pantalla.elegirCliente(false);
      }}
      onObservaciones={() => pantalla.ordenes.dar('observaciones')}
      lista={pantalla.lista && <ListaDeVenta lista={pantalla.lista} onAbrir={pantalla.abrirLista} />}
      deposito={
        <SelectorDeDeposito
          depositos={pantalla.depositos}
          elegido={mostrador.borrador.depositoId}
          onElegir={(depositoId) => mostrador.despachar({ tipo: 'deposito', depositoId })}
        />
      }
    />
  );
}

/** What was added and the total, for who hears the screen: at most one message a second. */
function Anuncio({ pantalla }: { readonly pantalla: PantallaDeMostrador }) {
  const { t } = useTranslation('ventas');
  const { renglones } = pantalla.mostrador.borrador;
  const { codigo } = pantalla.ultimo ?? {};
  const agregado = renglones.findLast((renglon) => renglon.codigo === codigo);
  const partes = [
    agregado
      ? t('mostrador.totales.agregado', { cantidad: formatearCantidad(agregado.cantidad), codigo: agregado.codigo })
      : '',
    t('mostrador.totales.anuncio', {
      count: renglones.length,
      total: formatearTotal(cuentasDe(renglones).totales.total, pantalla.moneda),
    }),
  ];
  const dicho = useAnuncio(renglones.length === 0 ? '' : partes.filter((parte) => parte !== '').join('. '));
  return (
    <Box
      role="status"
      aria-live="polite"
      sx={{ position: 'absolute', clipPath: 'inset(50%)', width: '1px', height: '1px', overflow: 'hidden' }}
    >
      {dicho}
    </Box>
  );
}
