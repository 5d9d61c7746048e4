import { formRulesSql } from './database/form-rules.ts';

// For a database that no server of ours migrates, such as Supabase alone.
process.stdout.write(`begin;\n${formRulesSql()}commit;\n`);
