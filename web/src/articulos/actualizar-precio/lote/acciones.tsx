import Button from '@mui/material/Button';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import type { LoteDePrecio } from '@trastienda/nucleo/articulos/precios/lotes/contrato-de-lote.ts';
import { aprobarLote } from '@trastienda/nucleo/articulos/precios/lotes/contrato-de-lotes.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { EnlaceBoton } from '#ui/piezas/enlace.tsx';
import { IconoDeVuelta } from '#ui/piezas/icono-de-vuelta.tsx';
import { BotonDeEtapa } from './boton-de-etapa.tsx';
import { DialogoDeProgramar } from './dialogo-de-programar.tsx';
import { usePreguntas } from './preguntas.ts';
import type { Comandos } from './use-comandos.ts';
import { usePorqueNo } from './use-porque-no.ts';

type Props = { readonly lote: LoteDePrecio; readonly comandos: Comandos; readonly vieja: boolean };

/** What may be done with a batch where it stands: the next step is the filled one. */
export function AccionesDeLote(props: Props) {
  const { t } = useTranslation('precios');
  const { lote, comandos } = props;
  const preguntas = usePreguntas(lote, comandos);
  if (lote.tarea !== null || comandos.trabajando !== null) return null;
  const { estado, acciones } = lote;
  return (
    <>
      {acciones.includes('descartar') && (
        <Button variant="text" color="error" disabled={comandos.ocupado} onClick={() => void preguntas.descartar()}>
          {t('actualizar.lote.acciones.descartar')}
        </Button>
      )}
      {(estado === 'SIMULADO' || acciones.includes('aplicar')) && <Pasos {...props} />}
      {estado === 'APLICADO' && <Aplicado {...props} />}
    </>
  );
}

/** Approve, then apply now or leave it for its day. */
function Pasos({ lote, comandos, vieja }: Props) {
  const { t } = useTranslation('precios');
  const preguntas = usePreguntas(lote, comandos);
  const porqueNo = usePorqueNo(lote, vieja);
  const [programando, setProgramando] = useState(false);
  const programado = lote.estado === 'PROGRAMADO';
  return (
    <>
      <BotonDeEtapa
        texto={t(programado ? 'actualizar.lote.acciones.reprogramar' : 'actualizar.lote.acciones.programar')}
        porque={porqueNo('programar')}
        onClick={() => setProgramando(true)}
      />
      <BotonDeEtapa
        texto={t('actualizar.lote.acciones.aplicar')}
        porque={porqueNo('aplicar')}
        principal={lote.acciones.includes('aplicar')}
        ocupado={comandos.ocupado && lote.acciones.includes('aplicar')}
        onClick={() => void preguntas.aplicar()}
      />
      {lote.acciones.includes('aprobar') && (
        <BotonDeEtapa
          texto={t('actualizar.lote.acciones.aprobar')}
          porque={porqueNo('aprobar')}
          principal
          icono={<IconCheck size={18} stroke={1.7} aria-hidden />}
          ocupado={comandos.ocupado}
          onClick={() => void preguntas.aprobar()}
        />
      )}
      {programando && <DialogoDeProgramar lote={lote} comandos={comandos} onCerrar={() => setProgramando(false)} />}
    </>
  );
}

function Aplicado({ lote, comandos }: Props) {
  const { t } = useTranslation('precios');
  const puede = usePuede();
  const preguntas = usePreguntas(lote, comandos);
  return (
    <>
      {puede(aprobarLote) && (
        <Button
          color="error"
          loading={comandos.ocupado}
          startIcon={<IconoDeVuelta size={18} stroke={1.7} aria-hidden />}
          onClick={() => void preguntas.revertir()}
        >
          {t('actualizar.lote.acciones.revertir')}
        </Button>
      )}
      <EnlaceBoton
        to="/articulos/actualizar-precio/$id/etiquetas"
        params={{ id: lote.id }}
        variant="contained"
        startIcon={<IconPrinter size={18} stroke={1.7} aria-hidden />}
      >
        {t('actualizar.lote.acciones.etiquetas')}
      </EnlaceBoton>
    </>
  );
}
