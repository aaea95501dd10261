import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { escribirDescuentos } from '@trastienda/nucleo/articulos/proveedores/descuentos.ts';
import type { LineaDeLista } from '@trastienda/nucleo/importaciones/contrato.ts';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { PanelLateral } from '#ui/flotantes/panel-lateral.tsx';
import { formatearCantidad, formatearEntero, oVacio } from '#ui/formato/formato.ts';
import { Esperando, EsqueletoDeTexto } from '#ui/pantalla/cargado.tsx';
import { Dato } from '#ui/piezas/dato.tsx';
import { EnlaceBoton } from '#ui/piezas/enlace.tsx';
import { enMoneda } from './columnas-de-diferencias.tsx';
import { ElegirArticulo } from './elegir-articulo.tsx';
import { ChipDeSituacion, EstadoDeLinea, Variacion } from './situacion-de-linea.tsx';
import type { Decisiones } from './use-decisiones.ts';

type Props = {
  readonly linea: LineaDeLista | null;
  readonly decisiones: Decisiones | null;
  readonly onCerrar: () => void;
};

/** One line of the list whole, and which artículo of ours it is: the place to say it by hand. */
export function PanelDeLinea({ linea, decisiones, onCerrar }: Props) {
  const { t } = useTranslation('importaciones');
  // The panel keeps what it showed while it slides away.
  const [ultima, setUltima] = useState(linea);
  if (linea !== null && linea !== ultima) setUltima(linea);
  const vista = linea ?? ultima;
  if (!vista) return null;
  const fila = vista.fila === null ? '' : t('asistente.filas.detalle', { fila: formatearEntero(vista.fila) });
  return (
    <PanelLateral
      abierto={linea !== null}
      titulo={vista.codigo || (vista.articulo?.codigo ?? fila)}
      subtitulo={[fila, vista.descripcion].filter(Boolean).join(' · ')}
      onCerrar={onCerrar}
    >
      <Stack sx={{ gap: 2, alignItems: 'stretch' }}>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <ChipDeSituacion situacion={vista.situacion} />
          <EstadoDeLinea linea={vista} />
        </Stack>
        {vista.noRevertida !== null && <Alert severity="warning">{vista.noRevertida}</Alert>}
        {vista.sinCodigos.map(({ tipo, valor, debido, de }) => (
          <Alert key={tipo} severity="warning">
            {debido === null
              ? t(`listas.linea.sinCodigo.${tipo}`, { valor, de: de ?? '' })
              : t('listas.linea.sinControl', { valor, debido })}
          </Alert>
        ))}
        <Datos linea={vista} />
        <Articulo linea={vista} decisiones={decisiones} onCerrar={onCerrar} />
      </Stack>
    </PanelLateral>
  );
}

function Datos({ linea }: { readonly linea: LineaDeLista }) {
  const { t } = useTranslation('importaciones');
  const { costo, moneda, descuentos, neto, netoAnterior, monedaAnterior, multiplo, marca, por } = linea;
  return (
    <Box component="dl" sx={{ m: 0 }}>
      {neto !== null && (
        <>
          <Dato nombre={t('listas.linea.lista')}>{enMoneda(costo, moneda)}</Dato>
          <Dato nombre={t('listas.linea.descuentos')}>
            <bdi>{oVacio(escribirDescuentos(descuentos))}</bdi>
          </Dato>
          <Dato nombre={t('listas.linea.neto')}>
            <b>{enMoneda(neto, moneda)}</b>
          </Dato>
        </>
      )}
      <Dato nombre={t('listas.linea.antes')}>{enMoneda(netoAnterior, monedaAnterior)}</Dato>
      {neto !== null && (
        <>
          <Dato nombre={t('listas.lineas.variacion')}>
            <Variacion linea={linea} />
          </Dato>
          <Dato nombre={t('listas.linea.multiplo')}>{formatearCantidad(multiplo)}</Dato>
        </>
      )}
      <Dato nombre={t('listas.linea.marca')}>{oVacio(marca)}</Dato>
      {por !== null && <Dato nombre={t('listas.linea.por')}>{t(`listas.reglas.formas.${por}`)}</Dato>}
    </Box>
  );
}

function Articulo({ linea, decisiones, onCerrar }: Props & { readonly linea: LineaDeLista }) {
  const { t } = useTranslation('importaciones');
  const avisos = useAvisos();
  const { articulo, situacion } = linea;
  const vincular = async (articuloId: string | null, aviso: string) => {
    if (!decisiones || !(await decisiones.vincular(linea.linea, articuloId))) return;
    avisos.exito(aviso);
    onCerrar();
  };
  if (!articulo) {
    if (!decisiones) return null;
    return (
      <Box>
        <Typography variant="subtitle2" component="h3">
          {t('listas.linea.cual')}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
          {t('listas.linea.cualTexto')}
        </Typography>
        {/* It speaks in the words of artículos, which come with the first one that is opened: all that is behind stays as it was. */}
        <Suspense
          fallback={
            <Esperando>
              <EsqueletoDeTexto lineas={3} />
            </Esperando>
          }
        >
          <ElegirArticulo
            linea={linea}
            onElegir={({ id, codigo }) => void vincular(id, t('listas.linea.vinculado', { codigo }))}
          />
        </Suspense>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 1.5 }}>
          {t(linea.incluida ? 'listas.linea.crear' : 'listas.linea.crearSiVa')}
        </Typography>
      </Box>
    );
  }
  return (
    <Box>
      <Typography variant="subtitle2" component="h3">
        {t('listas.lineas.articulo')}
      </Typography>
      <Box sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
        <b>
          <bdi>{articulo.codigo}</bdi>
        </b>{' '}
        {articulo.descripcion}
      </Box>
      {situacion === 'FALTA' && decisiones && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
          {t('listas.linea.falta')}
        </Typography>
      )}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <EnlaceBoton to="/articulos/tabla/$id" params={{ id: articulo.id }}>
          {t('listas.lineas.verArticulo')}
        </EnlaceBoton>
        {decisiones && situacion !== 'FALTA' && (
          <Button
            color="error"
            loading={decisiones.ocupado}
            onClick={() => void vincular(null, t('listas.linea.soltado'))}
          >
            {t('listas.linea.soltar')}
          </Button>
        )}
      </Stack>
    </Box>
  );
}
