import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { IVAS } from '@trastienda/nucleo/articulos/iva.ts';
import { MONEDAS } from '@trastienda/nucleo/articulos/precios/moneda.ts';
import { escribirDescuentos, netoDe } from '@trastienda/nucleo/articulos/proveedores/descuentos.ts';
import type { Opciones } from '@trastienda/nucleo/importaciones/contrato.ts';
import { faltaElMultiplo } from '@trastienda/nucleo/importaciones/listas/reglas-de-lista.ts';
import { useTranslation } from 'react-i18next';
import { Casilla } from '#importaciones/asistente/campos-de-opciones.tsx';
import type { Cambios } from '#importaciones/asistente/use-cambios.ts';
import { formatearFecha, formatearUnitario } from '#ui/formato/formato.ts';
import { leerDecimal, textoEditable } from '#ui/formularios/leer-decimal.ts';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { CampoDeDescuentos, CampoDeRegla } from './campos-de-regla.tsx';
import { FormasDeEmparejar } from './formas-de-emparejar.tsx';
import { ReglasPorMarca } from './reglas-por-marca.tsx';

export type Reglas = NonNullable<Opciones['lista']>;
type Props = { readonly reglas: Reglas; readonly elegir: (parte: Partial<Reglas>) => void };

/** How the list of a proveedor is understood: money, codes, marcas, and what asks for a tick. */
export function PanelDeReglas({ cambios }: { readonly cambios: Cambios }) {
  const { t } = useTranslation('importaciones');
  const { opciones, lista, mapeo } = cambios.vista;
  const reglas = opciones.lista;
  if (!reglas || !lista) return null;
  const elegir = (parte: Partial<Reglas>) => cambios.cambiar({ opciones: { lista: { ...reglas, ...parte } } });
  return (
    <Tarjeta densa titulo={t('listas.reglas.titulo')}>
      <Stack sx={{ gap: 2 }}>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {lista.perfilDe === null
            ? t('listas.reglas.recordada', { proveedor: lista.proveedor })
            : t('listas.reglas.guardada', { cuando: formatearFecha(lista.perfilDe) })}
        </Typography>
        <Precios
          reglas={reglas}
          elegir={elegir}
          delProveedor={lista.descuentosDelProveedor}
          sinMultiplo={faltaElMultiplo(reglas, mapeo)}
        />
        <Divider />
        <FormasDeEmparejar valor={reglas.emparejar} onCambio={(emparejar) => elegir({ emparejar })} />
        <Bordes reglas={reglas} elegir={elegir} />
        <Divider />
        <ReglasPorMarca valor={reglas.marcas} onCambio={(marcas) => elegir({ marcas })} />
      </Stack>
    </Tarjeta>
  );
}

type PropsDePrecios = Props & { readonly delProveedor: readonly string[]; readonly sinMultiplo: boolean };

function Precios({ reglas, elegir, delProveedor, sinMultiplo }: PropsDePrecios) {
  const { t } = useTranslation('importaciones');
  const propios = reglas.descuentos ?? delProveedor;
  const deOtro =
    delProveedor.length === 0
      ? t('listas.reglas.sinDescuentos')
      : t('listas.reglas.losDelProveedor', { descuentos: escribirDescuentos(delProveedor) });
  return (
    <>
      <TextField
        select
        fullWidth
        label={t('listas.reglas.moneda')}
        value={reglas.moneda}
        onChange={({ target }) => elegir({ moneda: target.value as Reglas['moneda'] })}
      >
        {MONEDAS.map((moneda) => (
          <MenuItem key={moneda} value={moneda}>
            {t(`listas.reglas.monedas.${moneda}`)}
          </MenuItem>
        ))}
      </TextField>
      <CampoDeDescuentos
        label={t('listas.reglas.descuentos')}
        valor={reglas.descuentos}
        ayuda={`${reglas.descuentos === null ? `${deOtro} ` : ''}${
          propios.length > 0 ? t('listas.reglas.quedaDeCien', { neto: formatearUnitario(netoDe('100', propios)) }) : ''
        }`}
        onCambio={(descuentos) => elegir({ descuentos })}
      />
      <Casilla
        texto={t('listas.reglas.incluyeIva')}
        ayuda={t('listas.reglas.incluyeIvaAyuda')}
        marcada={reglas.incluyeIva}
        onCambio={(incluyeIva) => elegir({ incluyeIva })}
      />
      {reglas.incluyeIva && (
        <TextField
          select
          fullWidth
          label={t('listas.reglas.iva')}
          value={reglas.iva}
          onChange={({ target }) => elegir({ iva: target.value as Reglas['iva'] })}
        >
          {IVAS.filter((iva) => /^\d/.test(iva)).map((iva) => (
            <MenuItem key={iva} value={iva}>{`${textoEditable(iva)} %`}</MenuItem>
          ))}
        </TextField>
      )}
      <Casilla
        texto={t('listas.reglas.precioPorBulto')}
        ayuda={t(sinMultiplo ? 'listas.reglas.bultoSinMultiplo' : 'listas.reglas.precioPorBultoAyuda')}
        marcada={reglas.precioPorBulto}
        onCambio={(precioPorBulto) => elegir({ precioPorBulto })}
      />
      <CampoDeRegla
        label={t('listas.reglas.limite')}
        valor={textoEditable(reglas.limite)}
        sufijo="%"
        problema={(texto) => (leerLimite(texto) === null ? t('listas.reglas.limiteMal') : null)}
        onCambio={(texto) => elegir({ limite: leerLimite(texto) ?? reglas.limite })}
      />
    </>
  );
}

function leerLimite(texto: string): string | null {
  const leido = leerDecimal(texto, 2);
  if (leido.estado !== 'valido') return null;
  return Number(leido.valor) >= 0 && Number(leido.valor) <= 10_000 ? leido.valor : null;
}

function Bordes({ reglas, elegir }: Props) {
  const { t } = useTranslation('importaciones');
  const { quitar, agregar } = reglas;
  return (
    <Box component="fieldset" sx={bordes}>
      <Box component="legend" sx={{ p: 0, mb: 1.5, fontSize: '0.8125rem', fontWeight: 600 }}>
        {t('listas.reglas.codigos')}
      </Box>
      <CampoDeRegla
        label={t('listas.reglas.quitarPrefijo')}
        valor={quitar.prefijo}
        maximo={20}
        onCambio={(prefijo) => elegir({ quitar: { ...quitar, prefijo } })}
      />
      <CampoDeRegla
        label={t('listas.reglas.quitarSufijo')}
        valor={quitar.sufijo}
        maximo={20}
        onCambio={(sufijo) => elegir({ quitar: { ...quitar, sufijo } })}
      />
      <CampoDeRegla
        label={t('listas.reglas.agregarPrefijo')}
        valor={agregar.prefijo}
        maximo={20}
        onCambio={(prefijo) => elegir({ agregar: { ...agregar, prefijo } })}
      />
      <CampoDeRegla
        label={t('listas.reglas.agregarSufijo')}
        valor={agregar.sufijo}
        maximo={20}
        onCambio={(sufijo) => elegir({ agregar: { ...agregar, sufijo } })}
      />
    </Box>
  );
}

const bordes = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  m: 0,
  p: 0,
  border: 0,
  minWidth: 0,
} as const;
