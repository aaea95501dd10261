import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useMemo, useState } from 'react';
import { z } from 'zod';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { PanelLateral } from '#ui/flotantes/panel-lateral.tsx';
import { Pista } from '#ui/flotantes/pista.tsx';
import { Campo, CampoSelect } from '#ui/formularios/campos.tsx';
import { Formulario } from '#ui/formularios/formulario.tsx';
import { useCierre } from '#ui/formularios/salida.ts';
import { EstadoChip } from '#ui/piezas/estado-chip.tsx';
import { Simbolo } from '#ui/piezas/simbolo.tsx';
import { almacenes, type MedioDePago } from './estado.ts';
import { Parte, Renglon } from './parte.tsx';
import { textos } from './textos.ts';

const MARCAS = ['Visa', 'Mastercard', 'Cabal', 'Naranja'].map((valor) => ({ valor, texto: valor }));
const NUEVO: MedioDePago = { id: 0, marca: 'Visa', ultimos: '', vence: '' };

/** The cards it is paid with; one is edited or added in a panel. */
export function MediosDePago() {
  const t = textos.usar();
  const avisos = useAvisos();
  const medios = almacenes.medios.usar();
  const [abierto, setAbierto] = useState<MedioDePago>();
  const handleListo = (medio: MedioDePago) => {
    almacenes.medios.cambiar((antes) => conMedio(antes, medio));
    setAbierto(undefined);
    avisos.exito(t('guardado'));
  };
  return (
    <Parte titulo={t('pagos.medios')}>
      {medios.map((medio) => (
        <Renglon
          key={medio.id}
          icono={
            <Simbolo tono="info">
              <IconCreditCard size={20} stroke={1.5} aria-hidden />
            </Simbolo>
          }
          nombre={`${medio.marca} •••• ${medio.ultimos}`}
          texto={t('pagos.vence', { cuando: medio.vence })}
          fin={
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              {medio === medios[0] && <EstadoChip tono="exito">{t('pagos.predeterminado')}</EstadoChip>}
              <Pista texto={t('pagos.editar', { que: t('pagos.termina', medio) })}>
                <IconButton size="small" onClick={() => setAbierto(medio)}>
                  <IconPencil size={18} stroke={1.7} aria-hidden />
                </IconButton>
              </Pista>
            </Box>
          }
        />
      ))}
      <Button
        startIcon={<IconPlus size={18} stroke={1.7} aria-hidden />}
        onClick={() => setAbierto(NUEVO)}
        sx={{ mt: 1.5 }}
      >
        {t('pagos.agregar')}
      </Button>
      <PanelDeMedio medio={abierto} onCerrar={() => setAbierto(undefined)} onListo={handleListo} />
    </Parte>
  );
}

/** The cards with one of them changed, or one more when it is new. */
const conMedio = (antes: readonly MedioDePago[], medio: MedioDePago): readonly MedioDePago[] =>
  medio.id === 0
    ? [...antes, { ...medio, id: Math.max(0, ...antes.map(({ id }) => id)) + 1 }]
    : antes.map((uno) => (uno.id === medio.id ? medio : uno));

function PanelDeMedio(props: {
  readonly medio: MedioDePago | undefined;
  readonly onCerrar: () => void;
  readonly onListo: (medio: MedioDePago) => void;
}) {
  const t = textos.usar();
  const { medio } = props;
  const { onCambios, cerrar } = useCierre(props.onCerrar);
  const titulo = medio?.id ? t('pagos.editar', { que: t('pagos.termina', medio) }) : t('pagos.agregar');
  const esquema = useMemo(
    () =>
      z.object({
        marca: z.string().min(1),
        ultimos: z.string().regex(/^\d{4}$/, t('pagos.ultimosMal')),
        vence: z.string().regex(/^(0[1-9]|1[0-2])\/\d\d$/, t('pagos.vencimientoMal')),
      }),
    [t],
  );
  return (
    <PanelLateral abierto={medio !== undefined} titulo={titulo} onCerrar={cerrar}>
      {medio && (
        <Formulario
          esquema={esquema}
          valores={{ marca: medio.marca, ultimos: medio.ultimos, vence: medio.vence }}
          onEnviar={async (datos) => ({ ...medio, ...datos })}
          onListo={props.onListo}
          onCambios={onCambios}
          onCancelar={cerrar}
        >
          <CampoSelect name="marca" label={t('pagos.marca')} opciones={MARCAS} />
          <Campo name="ultimos" label={t('pagos.ultimos')} inputMode="numeric" maximo={4} />
          <Campo name="vence" label={t('pagos.vencimiento')} maximo={5} />
        </Formulario>
      )}
    </PanelLateral>
  );
}
