import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import IconScan from '@tabler/icons-react/dist/esm/icons/IconScan.mjs';
import { useNavigate } from '@tanstack/react-router';
import { textoCantidad } from '@trastienda/nucleo/comun/cantidad.ts';
import { sumar } from '@trastienda/nucleo/comun/decimal.ts';
import type { NotaDetalle } from '@trastienda/nucleo/ventas/contrato-respuestas.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { useConfirmar } from '#ui/flotantes/confirmar.tsx';
import { flotante } from '#ui/flotantes/flotantes.tsx';
import { formatearCantidad, formatearEntero, formatearFechaHora } from '#ui/formato/formato.ts';
import { useAvisoAlSalir } from '#ui/formularios/salida.ts';
import { CON_LUGAR } from '#ui/pantalla/lugar.ts';
import { piezaAPedido } from '#ui/pantalla/pieza-a-pedido.ts';
import { useTecla } from '#ui/teclado/use-tecla.ts';
import { TarjetaDeConflicto } from '#ventas/mostrador/guardar/conflicto.tsx';
import { ControlPorLector } from './control-por-lector.tsx';
import { saldoDe } from './entrega.ts';
import { PanelDeEntrega } from './panel-de-entrega.tsx';
import { listaDePreparacion } from './preparacion.ts';
import { RenglonesAEntregar } from './renglones-a-entregar.tsx';
import { TarjetasAEntregar } from './tarjetas-a-entregar.tsx';
import { type EntregaEnCurso, useEntrega } from './use-entrega.ts';
import type { NotaAlDia } from './use-nota-al-dia.ts';

// Paper comes when somebody asks for it.
const HojaDePreparacion = flotante(
  piezaAPedido(() => import('./hoja-de-preparacion.tsx')),
  (todas) => todas.HojaDePreparacion,
);

/** What goes out now, line by line, and what becomes of the rest. F9 delivers. */
export function Entrega({ alDia }: { readonly alDia: NotaAlDia }) {
  const { nota, cambiada } = alDia;
  const entrega = useEntrega(alDia);
  const { t } = useTranslation('ventas');
  const esCelular = useMediaQuery('(max-width:599.95px)');
  const [leyendo, setLeyendo] = useState(false);
  const [marcado, setMarcado] = useState<string | null>(null);
  const [imprimiendo, setImprimiendo] = useState(false);
  const finalizar = useFinalizar(nota, entrega);
  useTecla('F9', () => void finalizar());
  useAvisoAlSalir(alDia.pendiente && entrega.resumen.hacia !== 'nada');
  const seguir = (cambio: NonNullable<NotaAlDia['cambiada']>) => {
    entrega.seguirEn(cambio.nota);
    cambio.seguir();
  };

  return (
    <>
      {cambiada && (
        <TarjetaDeConflicto
          titulo={t('mostrador.conflicto.titulo', { quien: cambiada.nota.modificadaPor })}
          texto={t('finalizar.cambio.texto', { cuando: formatearFechaHora(cambiada.nota.modificadaEn) })}
          acciones={[
            { texto: t('finalizar.cambio.seguir'), onClick: () => seguir(cambiada) },
            { texto: t('finalizar.cambio.empezar'), onClick: cambiada.empezar },
          ]}
        />
      )}
      {alDia.trasDudosa && <Alert severity="warning">{t('finalizar.dudosa')}</Alert>}
      <Box data-pie data-sin-barra={esCelular ? '' : undefined} sx={contenedor}>
        <Box sx={grilla}>
          <Paper component="section" sx={hoja}>
            <Cabecera
              entrega={entrega}
              leyendo={leyendo}
              onLeyendo={setLeyendo}
              onImprimir={() => setImprimiendo(true)}
            />
            {leyendo && <ControlPorLector entrega={entrega} onLeido={setMarcado} />}
            {esCelular ? (
              <TarjetasAEntregar entrega={entrega} marcado={marcado} />
            ) : (
              <RenglonesAEntregar entrega={entrega} marcado={marcado} />
            )}
            <AvisoDeParcial entrega={entrega} />
          </Paper>
          <PanelDeEntrega nota={nota} entrega={entrega} onEntregar={() => void finalizar()} esCelular={esCelular} />
        </Box>
        {imprimiendo && <HojaDePreparacion open nota={nota} entrega={entrega} onClose={() => setImprimiendo(false)} />}
      </Box>
    </>
  );
}

function Cabecera(props: {
  readonly entrega: EntregaEnCurso;
  readonly leyendo: boolean;
  readonly onLeyendo: (leyendo: boolean) => void;
  readonly onImprimir: () => void;
}) {
  const { t } = useTranslation('ventas');
  const { entrega, leyendo } = props;
  const aPreparar = listaDePreparacion(entrega.renglones, entrega.aEntregar, entrega.ubicar);
  const alternar = () => {
    // Control starts from nothing: what is not read does not go out.
    if (!leyendo) entrega.nada();
    props.onLeyendo(!leyendo);
  };
  return (
    <Stack direction="row" sx={cabecera}>
      <Typography variant="h6" component="h2" sx={{ flex: 1 }}>
        {t('finalizar.que')}
      </Typography>
      <Button size="small" variant="text" onClick={entrega.todoLoReservado}>
        {t('finalizar.todo')}
      </Button>
      <Button
        size="small"
        variant="text"
        disabled={aPreparar.length === 0}
        startIcon={<IconPrinter size={17} stroke={1.7} aria-hidden />}
        onClick={props.onImprimir}
      >
        {t('finalizar.imprimir')}
      </Button>
      <Button
        size="small"
        aria-pressed={leyendo}
        startIcon={<IconScan size={17} stroke={1.7} aria-hidden />}
        onClick={alternar}
      >
        {leyendo ? t('finalizar.dejarControl') : t('finalizar.control')}
      </Button>
    </Stack>
  );
}

/** Something stays behind: how much, and the way to give it up instead. */
function AvisoDeParcial({ entrega }: { readonly entrega: EntregaEnCurso }) {
  const { t } = useTranslation('ventas');
  const { resumen } = entrega;
  if (resumen.hacia !== 'PARCIAL') return null;
  return (
    <Box role="status" sx={aviso}>
      <IconInfoCircle size={18} stroke={1.7} aria-hidden style={{ flex: 'none' }} />
      <Box sx={{ flex: 1, minWidth: 180 }}>
        <b>{t('finalizar.parcial.titulo')}</b>{' '}
        {t('finalizar.parcial.texto', { unidades: formatearCantidad(resumen.quedan), count: Number(resumen.quedan) })}
      </Box>
      <Button size="small" variant="text" color="inherit" onClick={entrega.cancelarTodoSaldo}>
        {t('finalizar.parcial.cancelar')}
      </Button>
    </Box>
  );
}

/** Asks the reason when a rest is given up, delivers, tells the outcome and goes to the document. */
function useFinalizar(nota: NotaDetalle, entrega: EntregaEnCurso): () => Promise<void> {
  const { t } = useTranslation('ventas');
  const confirmar = useConfirmar();
  const avisos = useAvisos();
  const navigate = useNavigate();

  const pedirMotivo = () => {
    const saldo = entrega.renglones
      .filter(({ id }) => entrega.cancelados.has(id))
      .map((renglon) => saldoDe(renglon, entrega.aEntregar));
    const unidades = textoCantidad(sumar(saldo));
    return confirmar({
      titulo: t('finalizar.motivo.titulo'),
      texto: t('finalizar.motivo.texto', { unidades: formatearCantidad(unidades), count: Number(unidades) }),
      boton: entrega.resumen.unidades === '0' ? t('finalizar.cancelarSolo') : t('finalizar.entregarYCancelar'),
      peligro: true,
      motivo: true,
    });
  };

  return async () => {
    if (entrega.ocupada || entrega.resumen.hacia === 'nada') return;
    const respuesta = entrega.cancelados.size > 0 ? await pedirMotivo() : { motivo: '' };
    if (!respuesta) return;
    try {
      const entregada = await entrega.entregar(respuesta.motivo);
      avisos.exito(
        entregada
          ? t(`finalizar.listo.${entregada.estado === 'FINALIZADA' ? 'FINALIZADA' : 'PARCIAL'}`, {
              entrega: formatearEntero(entregada.entrega.numero),
              numero: formatearEntero(nota.numero),
            })
          : t('finalizar.listo.cancelado'),
      );
      void navigate({ to: '/ventas/notas-de-pedido/$id', params: { id: nota.id } });
    } catch (error) {
      // The refusal says what to change; the figures on screen were read again meanwhile.
      avisos.error(error);
    }
  };
}

const contenedor = {
  containerType: 'inline-size',
  containerName: 'entrega',
  flex: 1,
  minHeight: 0,
} as const;
const grilla = {
  display: 'grid',
  gap: 2,
  alignItems: 'stretch',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [`@media ${CON_LUGAR}`]: {
    height: '100%',
    gridTemplateColumns: 'minmax(0, 1fr) 296px',
    '@container entrega (min-width: 1240px)': { gridTemplateColumns: 'minmax(0, 1fr) 324px' },
  },
} as const;
const hoja = { display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: 0, overflow: 'clip' } as const;
const cabecera = {
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 1,
  minHeight: 56,
  px: 2,
  py: 0.5,
  flex: 'none',
} as const;
const aviso = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.25,
  m: 2,
  mt: 1,
  px: 1.5,
  py: 0.75,
  flex: 'none',
  borderRadius: 1,
  fontSize: '0.8125rem',
  lineHeight: '1.25rem',
  bgcolor: 'warning.soft',
  color: 'warning.onSoft',
} as const;
