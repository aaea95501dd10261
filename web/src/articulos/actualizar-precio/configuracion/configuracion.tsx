import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import type { ConfiguracionDePrecios } from '@trastienda/nucleo/articulos/precios/contrato-de-configuracion.ts';
import {
  CambioDeConfiguracionDePrecios,
  cambiarConfiguracionDePrecios,
  verConfiguracionDePrecios,
} from '@trastienda/nucleo/articulos/precios/contrato-de-configuracion.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { consultaDe, useComando } from '#api/consultas.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { formatearEntero, formatearPorcentaje } from '#ui/formato/formato.ts';
import { CampoDecimal } from '#ui/formularios/campo-decimal.tsx';
import { CampoCasilla } from '#ui/formularios/campos.tsx';
import { Formulario } from '#ui/formularios/formulario.tsx';
import { useAvisoAlSalir } from '#ui/formularios/salida.ts';
import { Cargado } from '#ui/pantalla/cargado.tsx';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { CampoEntero } from './campo-entero.tsx';

const ESQUEMA = CambioDeConfiguracionDePrecios.omit({ version: true }).required();

/** What the company asks of a change of prices, and when a cost is old. */
export function Configuracion() {
  const { t } = useTranslation('precios');
  const consulta = useQuery(consultaDe(verConfiguracionDePrecios, {}));
  const cambia = usePuede()(cambiarConfiguracionDePrecios);
  return (
    <Tarjeta titulo={t('listasDePrecio.configuracion.titulo')} sx={{ maxWidth: 640 }}>
      <Cargado consulta={consulta}>
        {(datos) => (cambia ? <Cambiar key={datos.version} datos={datos} /> : <Ver datos={datos} />)}
      </Cargado>
    </Tarjeta>
  );
}

type Props = { readonly datos: ConfiguracionDePrecios };

function Cambiar({ datos }: Props) {
  const { t } = useTranslation('precios');
  const avisos = useAvisos();
  const cambiar = useComando(cambiarConfiguracionDePrecios);
  // The version seen when the form was opened: somebody else's change is not written over.
  const [{ version, ...valores }] = useState(datos);
  const [hayCambios, setHayCambios] = useState(false);
  useAvisoAlSalir(hayCambios, 'pestana');
  return (
    <Formulario
      esquema={ESQUEMA}
      valores={valores}
      onEnviar={(cambios) => cambiar.mutateAsync({ body: { ...cambios, version } })}
      onListo={() => avisos.exito(t('listasDePrecio.configuracion.guardada'))}
      onCambios={setHayCambios}
    >
      <CampoCasilla
        name="aprobacionDeOtro"
        label={t('listasDePrecio.configuracion.aprobacionDeOtro')}
        ayuda={t('listasDePrecio.configuracion.aprobacionDeOtroAyuda')}
      />
      <CampoDecimal
        name="limiteDeVariacion"
        label={t('listasDePrecio.configuracion.limiteDeVariacion')}
        ayuda={t('listasDePrecio.configuracion.limiteDeVariacionAyuda')}
        decimales={2}
        prefijo="±"
        sufijo="%"
        sx={angosto}
      />
      <CampoEntero name="diasDeCosto" label={t('listasDePrecio.configuracion.diasDeCosto')} sx={angosto} />
      <CampoDecimal
        name="movimientoDeMoneda"
        label={t('listasDePrecio.configuracion.movimientoDeMoneda')}
        ayuda={t('listasDePrecio.configuracion.movimientoDeMonedaAyuda')}
        decimales={2}
        sufijo="%"
        sx={angosto}
      />
    </Formulario>
  );
}

/** For who only reads it. */
function Ver({ datos }: Props) {
  const { t } = useTranslation('precios');
  const renglones = [
    [
      'aprobacionDeOtro',
      t(datos.aprobacionDeOtro ? 'listasDePrecio.configuracion.si' : 'listasDePrecio.configuracion.no'),
    ],
    ['limiteDeVariacion', `± ${formatearPorcentaje(datos.limiteDeVariacion)}`],
    ['diasDeCosto', formatearEntero(datos.diasDeCosto)],
    ['movimientoDeMoneda', formatearPorcentaje(datos.movimientoDeMoneda)],
  ] as const;
  return (
    <>
      <Box component="dl" sx={lista}>
        {renglones.map(([clave, valor]) => (
          <div key={clave}>
            <dt>{t(`listasDePrecio.configuracion.${clave}`)}</dt>
            <dd>{valor}</dd>
          </div>
        ))}
      </Box>
      <Box sx={{ mt: 2, fontSize: '0.8125rem', color: 'text.secondary' }}>
        {t('listasDePrecio.configuracion.soloVer')}
      </Box>
    </>
  );
}

const angosto = { maxWidth: 320 } as const;
const lista = {
  display: 'grid',
  gap: 1.25,
  m: 0,
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: 2 },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, fontWeight: 600 },
} as const;
