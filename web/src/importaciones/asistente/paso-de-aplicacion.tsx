import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import { cicloDeLote } from '@trastienda/nucleo/articulos/precios/lotes/ciclo-de-lote.ts';
import type { Importacion, LotePropuesto } from '@trastienda/nucleo/importaciones/contrato.ts';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { DE_PANTALLA } from '#importaciones/entidades.ts';
import { Diferencias } from '#importaciones/listas/diferencias.tsx';
import { LoQueSigue, PreciosPropuestos } from '#importaciones/listas/lo-que-sigue.tsx';
import { useConfirmar } from '#ui/flotantes/confirmar.tsx';
import { formatearEntero, formatearFechaHora } from '#ui/formato/formato.ts';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { EnlaceBoton } from '#ui/piezas/enlace.tsx';
import { IconoDeVuelta } from '#ui/piezas/icono-de-vuelta.tsx';
import { Simbolo } from '#ui/piezas/simbolo.tsx';
import { BotonDeInforme } from './boton-de-informe.tsx';
import { FilasDeImportacion } from './filas.tsx';
import { MarcoDePaso } from './marco-de-paso.tsx';
import { TarjetaDeTrabajo } from './tarjeta-de-trabajo.tsx';
import { type Comandos, useComandos } from './use-comandos.ts';
import { useCuenta } from './use-confirmar-aplicacion.tsx';

/** Last step: it is being done, or it was; what came of it, and the way back while there is one. */
export function PasoDeAplicacion({ importacion }: { readonly importacion: Importacion }) {
  const { t } = useTranslation('importaciones');
  const comandos = useComandos(importacion);
  const { tarea, entidad, estado, lote, propuesta } = importacion;
  if (tarea) return <TarjetaDeTrabajo importacion={importacion} tarea={tarea} comandos={comandos} />;
  return (
    <MarcoDePaso
      key={estado}
      titulo={t(`asistente.resultado.${estado === 'REVERTIDA' ? 'revertida' : lote ? 'loteListo' : 'aplicada'}`)}
      bajada={
        estado === 'REVERTIDA'
          ? t('asistente.resultado.hizo', {
              quien: importacion.revertidaPor ?? '',
              cuando: formatearFechaHora(importacion.revertidaEn),
            })
          : t('asistente.resultado.hizo', {
              quien: importacion.aplicadaPor ?? '',
              cuando: formatearFechaHora(importacion.aplicadaEn),
            })
      }
      alTitulo={<BotonDeInforme importacion={importacion} />}
      acciones={<Acciones importacion={importacion} comandos={comandos} />}
    >
      <Resumen importacion={importacion} />
      {importacion.lista ? (
        <>
          <LoQueSigue lista={importacion.lista} revertida={estado === 'REVERTIDA'} />
          <Diferencias importacion={importacion} lista={importacion.lista} />
        </>
      ) : (
        <>
          {propuesta && (
            <PreciosPropuestos
              lote={propuesta}
              porque={entidad === 'articulos' ? 'loteDeOtro' : 'lotePreparado'}
              revertida={estado === 'REVERTIDA'}
            />
          )}
          <FilasDeImportacion importacion={importacion} />
        </>
      )}
    </MarcoDePaso>
  );
}

function Resumen({ importacion }: { readonly importacion: Importacion }) {
  const { t } = useTranslation('importaciones');
  const cuenta = useCuenta();
  const { estado, entidad, lista, lote, noRevertidas } = importacion;
  const crear = importacion.crear ?? 0;
  const actualizar = importacion.actualizar ?? 0;
  const revertida = estado === 'REVERTIDA';
  const hechas = lote
    ? [
        t('asistente.resultado.lote', {
          numero: formatearEntero(lote.numero),
          n: cuenta(entidad, crear + actualizar),
        }),
      ]
    : [
        crear > 0 &&
          (lista
            ? t('listas.resultado.nuevos', { count: crear, n: formatearEntero(crear) })
            : t('asistente.resultado.crea', { count: crear, n: cuenta(entidad, crear) })),
        actualizar > 0 &&
          (lista
            ? t('listas.resultado.cambiaron', { count: actualizar, n: formatearEntero(actualizar) })
            : t('asistente.resultado.actualiza', { count: actualizar, n: cuenta(entidad, actualizar) })),
        crear + actualizar === 0 && t('asistente.resultado.nada'),
      ];
  const frases = revertida
    ? [
        noRevertidas && t('asistente.resultado.quedaron', { count: noRevertidas, n: formatearEntero(noRevertidas) }),
        !noRevertidas && t('asistente.resultado.volvio'),
        // A list takes back the rows that it only looked at, too.
        noRevertidas &&
          noRevertidas < crear + actualizar + (lista ? (importacion.sinCambios ?? 0) : 0) &&
          t('asistente.resultado.volvioElResto'),
      ]
    : hechas;
  const Icono = revertida ? IconoDeVuelta : IconCircleCheck;
  return (
    <Tarjeta densa>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: { xs: 'wrap', sm: 'nowrap' } }}>
        <Simbolo tono={revertida ? 'warning' : 'success'} redondo>
          <Icono size={22} stroke={1.7} aria-hidden />
        </Simbolo>
        <Box sx={{ flex: 1, minWidth: 0, fontWeight: 500 }}>{frases.filter(Boolean).join(' ')}</Box>
        {noRevertidas ? (
          <EnlaceBoton
            to="/importaciones/$id"
            params={{ id: importacion.id }}
            search={importacion.lista ? { apartada: 'true' } : { noRevertidas: 'true' }}
          >
            {t('asistente.resultado.verQuedaron', { count: noRevertidas })}
          </EnlaceBoton>
        ) : null}
      </Stack>
    </Tarjeta>
  );
}

function Acciones({ importacion, comandos }: { readonly importacion: Importacion; readonly comandos: Comandos }) {
  const { t } = useTranslation('importaciones');
  const puede = usePuede();
  const { lista, permiso } = DE_PANTALLA[importacion.entidad];
  const { lote } = importacion;
  return (
    <>
      {importacion.acciones.includes('revertir') && <BotonDeRevertir importacion={importacion} comandos={comandos} />}
      <EnlaceBoton
        to="/importaciones/nueva"
        search={{
          entidad: importacion.entidad,
          ...(importacion.lista ? { proveedorId: importacion.lista.proveedorId } : {}),
        }}
        // A phone has room for two; another file begins at the history.
        sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
      >
        {t('asistente.resultado.otro')}
      </EnlaceBoton>
      {puede({ permiso }) &&
        (lote ? (
          <EnlaceBoton to="/articulos/actualizar-precio/$id" params={{ id: lote.id }} variant="contained">
            {t('asistente.resultado.verLote', { numero: formatearEntero(lote.numero) })}
          </EnlaceBoton>
        ) : (
          <EnlaceBoton to={lista} variant="contained">
            {t(`entidad.${importacion.entidad}.ver`)}
          </EnlaceBoton>
        ))}
    </>
  );
}

function BotonDeRevertir({
  importacion,
  comandos,
}: {
  readonly importacion: Importacion;
  readonly comandos: Comandos;
}) {
  const { t } = useTranslation('importaciones');
  const confirmar = useConfirmar();
  const cuenta = useCuenta();
  const puede = usePuede();
  const { archivo, entidad, lista, crear, actualizar, version, posteriores = [] } = importacion;
  const propuesta = lista ? lista.lote : importacion.propuesta;
  const queSeraDe = ({ numero, estado }: LotePropuesto) =>
    estado === 'APLICADO'
      ? t('listas.resultado.loteAplicado', { numero: formatearEntero(numero) })
      : cicloDeLote.mover(estado, 'descartar').ok &&
        t(`listas.resultado.${puede({ permiso: 'precio.modificar' }) ? 'loteSeDescarta' : 'loteQueda'}`, {
          numero: formatearEntero(numero),
        });
  const handleClick = async () => {
    const respuesta = await confirmar({
      titulo: t('asistente.revertir.titulo', { archivo }),
      texto: lista
        ? [t('listas.resultado.revertirTexto'), propuesta && queSeraDe(propuesta)].filter(Boolean).join(' ')
        : [
            crear && t('asistente.revertir.crea', { count: crear, n: cuenta(entidad, crear) }),
            actualizar && t('asistente.revertir.actualiza', { count: actualizar, n: cuenta(entidad, actualizar) }),
            ...posteriores.map((posterior) =>
              t('asistente.revertir.despues', {
                count: posterior.filas,
                n: formatearEntero(posterior.filas),
                archivo: posterior.archivo,
              }),
            ),
            t('asistente.revertir.texto'),
            propuesta && queSeraDe(propuesta),
          ]
            .filter(Boolean)
            .join(' '),
      boton: t('asistente.revertir.boton'),
      peligro: true,
    });
    if (respuesta) await comandos.revertir(version);
  };
  return (
    <Button
      color="error"
      loading={comandos.ocupado}
      startIcon={<IconoDeVuelta size={18} stroke={1.7} aria-hidden />}
      onClick={() => void handleClick()}
    >
      {t('asistente.resultado.revertir')}
    </Button>
  );
}
