import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Importacion } from '@trastienda/nucleo/importaciones/contrato.ts';
import { useTranslation } from 'react-i18next';
import { PasoDeComparacion } from '#importaciones/listas/paso-de-comparacion.tsx';
import { formatearEntero } from '#ui/formato/formato.ts';
import { Atajo } from '#ui/piezas/atajo.tsx';
import { EnlaceBoton } from '#ui/piezas/enlace.tsx';
import { useTecla } from '#ui/teclado/use-tecla.ts';
import { BotonDeDescartar } from './boton-de-descartar.tsx';
import { BotonDeInforme } from './boton-de-informe.tsx';
import { FilasDeImportacion } from './filas.tsx';
import { MarcoDePaso } from './marco-de-paso.tsx';
import { usePropuesta } from './pie-con-propuesta.tsx';
import { TarjetaDeTrabajo } from './tarjeta-de-trabajo.tsx';
import { useComandos } from './use-comandos.ts';
import { useConfirmarAplicacion } from './use-confirmar-aplicacion.tsx';
import { useLimpiarDireccion } from './use-limpiar-direccion.ts';

/** Third step: what would happen, row by row, before anything does. */
export function PasoDeEnsayo({ importacion }: { readonly importacion: Importacion }) {
  const comandos = useComandos(importacion);
  const { tarea } = importacion;
  if (tarea) return <TarjetaDeTrabajo importacion={importacion} tarea={tarea} comandos={comandos} />;
  const { lista } = importacion;
  if (lista) return <PasoDeComparacion importacion={importacion} lista={lista} comandos={comandos} />;
  return <Ensayada importacion={importacion} comandos={comandos} />;
}

function Ensayada(props: { readonly importacion: Importacion; readonly comandos: ReturnType<typeof useComandos> }) {
  const { t } = useTranslation('importaciones');
  const { importacion, comandos } = props;
  const esCelular = useMediaQuery('(max-width:599.95px)');
  const confirmar = useConfirmarAplicacion();
  const limpiar = useLimpiarDireccion(importacion.id);
  const { proponerPrecios, conPropuesta } = usePropuesta();
  const deCostos = importacion.entidad === 'costos';
  const cambian = (importacion.crear ?? 0) + (importacion.actualizar ?? 0);

  const handleAplicar = async () => {
    if (cambian === 0 || comandos.ocupado) return;
    if (!(await confirmar(importacion))) return;
    // What was being looked for among the rows of the trial is over.
    if (await comandos.aplicar(importacion.version, deCostos ? { proponerPrecios } : undefined)) limpiar();
  };
  useTecla('F9', () => void handleAplicar());
  const pie =
    cambian === 0
      ? t('asistente.ensayo.nada')
      : t('asistente.ensayo.listo', { count: cambian, n: formatearEntero(cambian) });

  return (
    <MarcoDePaso
      titulo={t('asistente.ensayo.titulo')}
      bajada={t('asistente.ensayo.bajada')}
      alTitulo={<BotonDeInforme importacion={importacion} />}
      onSeguir={() => void handleAplicar()}
      pie={deCostos && cambian > 0 ? conPropuesta(pie) : pie}
      acciones={
        <>
          {!esCelular && <BotonDeDescartar importacion={importacion} comandos={comandos} />}
          <EnlaceBoton to="/importaciones/$id" params={{ id: importacion.id }} search={{ paso: 'columnas' }}>
            {t('asistente.ensayo.corregir')}
          </EnlaceBoton>
          <Button
            variant="contained"
            loading={comandos.ocupado}
            disabled={cambian === 0}
            onClick={() => void handleAplicar()}
          >
            {importacion.entidad === 'precios' ? t('asistente.ensayo.aplicarDeLote') : t('asistente.ensayo.aplicar')}
            {!esCelular && <Atajo sobrePrimario={cambian > 0}>F9</Atajo>}
          </Button>
        </>
      }
    >
      <FilasDeImportacion importacion={importacion} />
    </MarcoDePaso>
  );
}
