import { useState } from 'react';

/**
 * Who the address names, also before it does: what somebody begins to change is named by it, and it takes its time. What is
 * typed meanwhile may leave that one out of sight, and another one would take its place with what was typed.
 */
export function useNombrado(escrito: string, elegir: (id: string) => void) {
  const [porLlegar, setPorLlegar] = useState('');
  if (escrito !== '' && porLlegar !== '') setPorLlegar('');
  return {
    nombrado: escrito === '' ? porLlegar : escrito,
    /** Names the one that is there because the address names none. */
    nombrar: (id: string) => {
      if (escrito !== '') return;
      setPorLlegar(id);
      elegir(id);
    },
  };
}
