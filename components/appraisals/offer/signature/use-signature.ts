import { useState } from 'react';
import { signatureProblem, type Signature, type Stroke } from '@/lib/domain/appraisals/signature';

interface Entered {
  readonly name: string;
  readonly strokes: readonly Stroke[];
  /** The typed name stands for the signature. */
  readonly isTyped: boolean;
}

export interface SignatureEntry extends Entered {
  readonly problem: ReturnType<typeof signatureProblem>;
  readonly change: (parts: Partial<Omit<Entered, 'strokes'>>) => void;
  readonly draw: (drawn: (strokes: readonly Stroke[]) => readonly Stroke[]) => void;
  /** What to send; null if something is missing, which is then reported at its field. */
  readonly read: () => { name: string; strokes: number[][] } | null;
}

/** The state of a signature being made. */
export function useSignature(): SignatureEntry {
  const [entered, setEntered] = useState<Entered>({ name: '', strokes: [], isTyped: false });
  const [problem, setProblem] = useState<SignatureEntry['problem']>(null);
  const signature: Signature = { name: entered.name, strokes: entered.isTyped ? [] : entered.strokes };
  return {
    ...entered,
    problem,
    change: (parts) => {
      setEntered((now) => ({ ...now, ...parts }));
      setProblem(null);
    },
    draw: (drawn) => {
      setEntered((now) => ({ ...now, strokes: drawn(now.strokes) }));
      setProblem(null);
    },
    read: () => {
      const found = signatureProblem(signature, entered.isTyped);
      setProblem(found);
      if (found !== null) return null;
      return { name: signature.name.trim(), strokes: signature.strokes.map((stroke) => [...stroke]) };
    },
  };
}
