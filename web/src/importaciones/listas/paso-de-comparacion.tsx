import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { DatosDeLista, Importacion } from '@trastienda/nucleo/importaciones/contrato.ts';
import { useTranslation } from 'react-i18next';
import { BotonDeDescartar } from '#importaciones/asistente/boton-de-descartar.tsx';
import { BotonDeInforme } from '#importaciones/asistente/boton-de-informe.tsx';
import { MarcoDePaso } from '#importaciones/asistente/marco-de-paso.tsx';
import { usePropuesta } from '#importaciones/asistente/pie-con-propuesta.tsx';
import type { Comandos } from '#importaciones/asistente/use-comandos.ts';
import { useLimpiarDireccion } from '#importaciones/asistente/use-limpiar-direccion.ts';
import { useConfirmar } from '#ui/flotantes/confirmar.tsx';
import { formatearEntero } from '#ui/formato/formato.ts';
import { textoEditable } from '#ui/formularios/leer-decimal.ts';
import { Atajo } from '#ui/piezas/atajo.tsx';
import { EnlaceBoton } from '#ui/piezas/enlace.tsx';
import { useTecla } from '#ui/teclado/use-tecla.ts';
import { Diferencias } from './diferencias.tsx';

type Props = { readonly importacion: Importacion; readonly lista: DatosDeLista; readonly comandos: Comandos };

/** Third step of a list: line by line what it changes, decided before anything does. */
export function PasoDeComparacion({ importacion, lista, comandos }: Props) {
  const { t } = useTranslation('importaciones');
  const esCelular = useMediaQuery('(max-width:599.95px)');
  const { proponerPrecios, conPropuesta } = usePropuesta();
  const preguntar = usePreguntar(lista, importacion.rechazadas ?? 0);
  const limpiar = useLimpiarDireccion(importacion.id);
  const { incluidas, porConfirmar } = sumar(lista);
  const sePuede = incluidas > 0 && porConfirmar === 0;

  const handleAplicar = async () => {
    if (!sePuede || comandos.ocupado || !(await preguntar())) return;
    // What was being looked for among the lines is over.
    if (await comandos.aplicar(importacion.version, { proponerPrecios })) limpiar();
  };
  useTecla('F9', () => void handleAplicar());
  const cuenta = (n: number) => ({ count: n, n: formatearEntero(n) });
  const pie = () => {
    if (incluidas === 0) return t('listas.ensayo.nada');
    if (porConfirmar > 0) return t('listas.ensayo.faltaConfirmar', cuenta(porConfirmar));
    return t('listas.ensayo.listo', cuenta(incluidas));
  };

  return (
    <MarcoDePaso
      titulo={t('listas.ensayo.titulo')}
      bajada={t('listas.ensayo.bajada', { limite: textoEditable(importacion.opciones.lista?.limite ?? '0') })}
      alTitulo={<BotonDeInforme importacion={importacion} />}
      onSeguir={() => void handleAplicar()}
      pie={conPropuesta(pie())}
      acciones={
        <>
          {!esCelular && <BotonDeDescartar importacion={importacion} comandos={comandos} />}
          <EnlaceBoton to="/importaciones/$id" params={{ id: importacion.id }} search={{ paso: 'columnas' }}>
            {t('asistente.ensayo.corregir')}
          </EnlaceBoton>
          <Button
            variant="contained"
            loading={comandos.ocupado}
            disabled={!sePuede}
            onClick={() => void handleAplicar()}
          >
            {t('asistente.ensayo.aplicar')}
            {!esCelular && <Atajo sobrePrimario={sePuede}>F9</Atajo>}
          </Button>
        </>
      }
    >
      <Diferencias importacion={importacion} lista={lista} />
    </MarcoDePaso>
  );
}

const sumar = ({ situaciones }: DatosDeLista) => ({
  incluidas: situaciones.reduce((suma, cifras) => suma + cifras.incluidas, 0),
  porConfirmar: situaciones.reduce((suma, cifras) => suma + cifras.porConfirmar, 0),
});

/** Asks before the costs change, with what changes in numbers. */
function usePreguntar({ proveedor, situaciones }: DatosDeLista, rechazadas: number) {
  const { t } = useTranslation('importaciones');
  const confirmar = useConfirmar();
  const cuantas = (...cuales: readonly string[]) => {
    const n = situaciones.reduce((suma, una) => suma + (cuales.includes(una.situacion) ? una.incluidas : 0), 0);
    return { count: n, n: formatearEntero(n) };
  };
  return async (): Promise<boolean> => {
    const cambian = cuantas('NUEVA', 'SUBE', 'BAJA');
    const crean = cuantas('SIN_ARTICULO');
    const marcan = cuantas('FALTA');
    const respuesta = await confirmar({
      titulo: t('listas.ensayo.aplicarTitulo', { proveedor }),
      texto: [
        cambian.count > 0 && t('listas.ensayo.cambian', cambian),
        crean.count > 0 && t('listas.ensayo.crean', crean),
        marcan.count > 0 && t('listas.ensayo.marcan', marcan),
        rechazadas > 0 && t('asistente.aplicar.rechaza', { count: rechazadas, n: formatearEntero(rechazadas) }),
        t('listas.ensayo.reversible'),
      ]
        .filter(Boolean)
        .join(' '),
      boton: t('asistente.aplicar.boton'),
    });
    return respuesta !== null;
  };
}
