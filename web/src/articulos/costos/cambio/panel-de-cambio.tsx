import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { CambioDeCosto } from '@trastienda/nucleo/articulos/contrato.ts';
import { MONEDAS } from '@trastienda/nucleo/articulos/precios/moneda.ts';
import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { PanelLateral } from '#ui/flotantes/panel-lateral.tsx';
import { formatearEntero } from '#ui/formato/formato.ts';
import { useAvisarCambios } from '#ui/formularios/avisar-cambios.ts';
import { CampoDecimal } from '#ui/formularios/campo-decimal.tsx';
import { CampoSelect } from '#ui/formularios/campos.tsx';
import { Formulario } from '#ui/formularios/formulario.tsx';
import { useCierre } from '#ui/formularios/salida.ts';
import { Enlace } from '#ui/piezas/enlace.tsx';
import type { Elegidas } from '#ui/tabla/tabla-tipos.ts';
import { EnsayoDeCambio } from './ensayo-de-cambio.tsx';

type Props = { readonly elegidas: Elegidas; readonly onCerrar: () => void };

const ESQUEMA = z.object({ cambio: CambioDeCosto });
const TIPOS = ['PORCENTAJE', 'IMPORTE'] as const;
type Tipo = (typeof TIPOS)[number];

const vacio = (tipo: Tipo) => (tipo === 'PORCENTAJE' ? { tipo, valor: '' } : { tipo, valor: '', moneda: MONEDAS[0] });

/** What to do to the costs of the chosen artículos, how each would be left, and only then the button that does it (UA-09). */
export function PanelDeCambio({ elegidas, onCerrar }: Props) {
  const { t } = useTranslation('costos');
  const [cambio, setCambio] = useState<CambioDeCosto>();
  const [motivo, setMotivo] = useState('');
  const [escrito, setEscrito] = useState(false);
  const { onCambios, cerrar } = useCierre(onCerrar);
  useAvisarCambios(escrito || motivo !== '', onCambios);
  return (
    <PanelLateral
      abierto
      ancho={560}
      titulo={t('cambio.panel.titulo', { count: elegidas.cuantas, total: formatearEntero(elegidas.cuantas) })}
      subtitulo={t('cambio.panel.ayuda')}
      onCerrar={cerrar}
    >
      <Stack sx={{ gap: 2.5 }}>
        <Formulario
          esquema={ESQUEMA}
          valores={{ cambio: vacio('PORCENTAJE') }}
          textoEnviar={t('cambio.panel.ver')}
          onCambios={setEscrito}
          onEnviar={async (pedido) => setCambio(pedido.cambio)}
        >
          <Campos />
          <AlTocar visto={cambio} onToque={() => setCambio(undefined)} />
        </Formulario>
        {cambio && (
          <EnsayoDeCambio
            elegidas={elegidas}
            cambio={cambio}
            motivo={motivo}
            onMotivo={setMotivo}
            onCerrar={onCerrar}
          />
        )}
        <Typography variant="body2">
          <Enlace to="/articulos/cambios-de-costo">{t('cambio.panel.anteriores')}</Enlace>
        </Typography>
      </Stack>
    </PanelLateral>
  );
}

function Campos() {
  const { t } = useTranslation('costos');
  const { setValue } = useFormContext();
  const tipo = useWatch({ name: 'cambio.tipo' }) as Tipo;
  return (
    <>
      <TextField
        select
        fullWidth
        label={t('cambio.panel.como')}
        value={tipo}
        onChange={({ target }) => setValue('cambio', vacio(target.value as Tipo), { shouldDirty: true })}
      >
        {TIPOS.map((valor) => (
          <MenuItem key={valor} value={valor}>
            {t(`cambio.panel.tipo.${valor}`)}
          </MenuItem>
        ))}
      </TextField>
      <CampoDecimal
        key={tipo}
        name="cambio.valor"
        label={t(tipo === 'PORCENTAJE' ? 'cambio.panel.porcentaje' : 'cambio.panel.importe')}
        ayuda={t('cambio.panel.signo')}
        decimales={4}
        dinero={tipo === 'IMPORTE'}
        {...(tipo === 'PORCENTAJE' ? { sufijo: '%' } : {})}
        autoFocus
      />
      {tipo === 'IMPORTE' && (
        <CampoSelect
          name="cambio.moneda"
          label={t('cambio.panel.moneda')}
          ayuda={t('cambio.panel.monedaAyuda')}
          opciones={MONEDAS.map((valor) => ({ valor, texto: t(`panel.${valor}`) }))}
        />
      )}
    </>
  );
}

/** What was seen is of what was asked: as soon as that changes it is no longer there to be agreed to. */
function AlTocar({ visto, onToque }: { readonly visto: CambioDeCosto | undefined; readonly onToque: () => void }) {
  const cambio = useWatch({ name: 'cambio' }) as CambioDeCosto;
  const otro = visto !== undefined && claveDe(cambio) !== claveDe(visto);
  useEffect(() => {
    if (otro) onToque();
  }, [otro, onToque]);
  return null;
}

const claveDe = (cambio: CambioDeCosto): string =>
  [cambio.tipo, cambio.valor, 'moneda' in cambio ? cambio.moneda : ''].join(' ');
