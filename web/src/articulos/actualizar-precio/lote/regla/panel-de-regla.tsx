import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { listarListasDePrecio } from '@trastienda/nucleo/articulos/precios/listas/contrato-de-listas.ts';
import type { LoteDePrecio } from '@trastienda/nucleo/articulos/precios/lotes/contrato-de-lote.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { consultaDe } from '#api/consultas.ts';
import type { Comandos } from '#articulos/actualizar-precio/lote/use-comandos.ts';
import { useReglaArriba } from '#articulos/actualizar-precio/lote/use-lugar.ts';
import { type Ajena, useSimulacion } from '#articulos/actualizar-precio/lote/use-simulacion.ts';
import { Cargado, EsqueletoDeTexto } from '#ui/pantalla/cargado.tsx';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { FormularioDeRegla } from './formulario-de-regla.tsx';
import { ResumenDeRegla } from './resumen-de-regla.tsx';

type Props = {
  readonly lote: LoteDePrecio;
  readonly comandos: Comandos;
  /** Whether it may be changed now, and by this person. */
  readonly seCambia: boolean;
  readonly onVieja: (vieja: boolean) => void;
};

/** The rule, as it is written and as it stands. What somebody is writing stays there whatever others do to the batch. */
export function PanelDeRegla({ lote, comandos, seCambia, onVieja }: Props) {
  const { t } = useTranslation('precios');
  const listas = useQuery(consultaDe(listarListasDePrecio, {}));
  const arriba = useReglaArriba(lote);
  // Once more tried out it makes way for what it does.
  const [abiertaEn, setAbiertaEn] = useState<string | null>();
  const simulacion = useSimulacion(lote, comandos);
  const deCosto = lote.regla.tipo === 'SEGUN_EL_COSTO';
  // Where it stands above the lines, a rule that was tried out is not in the way of them.
  const abierta = lote.estado === 'BORRADOR' || abiertaEn === lote.simuladoEn;
  // What somebody may not see of it is not theirs to change.
  const seEscribe = simulacion.escribiendo || (seCambia && !deCosto && (abierta || !arriba));
  return (
    <Tarjeta
      titulo={t('actualizar.lote.regla.titulo')}
      densa
      acciones={
        seCambia &&
        !deCosto &&
        !seEscribe && (
          <Button size="small" onClick={() => setAbiertaEn(lote.simuladoEn)}>
            {t('actualizar.lote.regla.cambiar')}
          </Button>
        )
      }
    >
      {simulacion.ajena && <LoDeOtro lote={lote} que={simulacion.ajena} onDescartar={simulacion.descartar} />}
      {seEscribe ? (
        <Cargado consulta={listas} esqueleto={<EsqueletoDeTexto lineas={8} />}>
          {({ filas }) => (
            <FormularioDeRegla
              key={simulacion.clave}
              lote={lote}
              listas={filas}
              alcance={lote.alcance}
              guardado={simulacion.guardado}
              onCambios={(hay) => {
                simulacion.anotar(hay);
                onVieja(hay && lote.totales !== null);
              }}
              onSimular={simulacion.simular}
            />
          )}
        </Cargado>
      ) : (
        <ResumenDeRegla lote={lote} />
      )}
      <DeQuien lote={lote} />
    </Tarjeta>
  );
}

/** What somebody else did while a rule was being written here, so that neither is lost unseen. */
function LoDeOtro(props: { readonly lote: LoteDePrecio; readonly que: Ajena; readonly onDescartar: () => void }) {
  const { t } = useTranslation('precios');
  const { lote, que } = props;
  return (
    <Alert severity="warning" sx={{ mb: 2, '& .MuiAlert-message': { minWidth: 0, flex: 1 } }}>
      <p>{t(`actualizar.lote.regla.ajena.${que}`, { nombre: lote.modificador.nombre })}</p>
      {que === 'regla' && (
        <Box sx={{ my: 1.5 }}>
          <ResumenDeRegla lote={lote} />
        </Box>
      )}
      <Button size="small" color="inherit" variant="outlined" onClick={props.onDescartar}>
        {t('actualizar.lote.regla.ajena.descartar')}
      </Button>
    </Alert>
  );
}

/** Whose it is: none of them may be who approves it, where that has to be another person (PRE-15). */
function DeQuien({ lote: { autor, modificador } }: Pick<Props, 'lote'>) {
  const { t } = useTranslation('precios');
  const quienes = { autor: autor.nombre, modificador: modificador.nombre };
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
      {t(`actualizar.lote.regla.${autor.id === modificador.id ? 'preparado' : 'preparadoYCambiado'}`, quienes)}
    </Typography>
  );
}
